#include "teach/quiz/question.hpp"

#include "base/language.hpp"
#include "base/text.hpp"
#include "present/cards.hpp"

namespace roundhouse::teach {

using nlohmann::json;

std::string in_words(Topic topic) {
    constexpr std::array headings{translatable("Melds"), translatable("Play of the cards"),
                                  translatable("Bidding"), translatable("Scoring"),
                                  translatable("Differences")};
    return translated(headings[static_cast<std::size_t>(topic)]);
}

std::size_t words_to_read(const Question& question) {
    std::size_t all = words(question.text).size() + words(question.explanation).size();
    for (const Choice& choice : question.choices) all += words(choice.text).size();
    return all;
}

json to_json(const Question& question) {
    json all{{"topic", name(question.topic)},
             {"level", question.level},
             {"text", present::in_letters(question.text)},
             {"choices", json::array()},
             {"answer", question.right + 1},
             {"explanation", present::in_letters(question.explanation)},
             {"request", question.request},
             {"field", question.field}};
    for (const Choice& choice : question.choices) {
        json one{{"text", present::in_letters(choice.text)}, {"value", choice.value}};
        if (!choice.why.empty()) one["why"] = present::in_letters(choice.why);
        if (!choice.under.is_null()) one["under"] = choice.under;
        all["choices"].push_back(std::move(one));
    }
    return all;
}

} // namespace roundhouse::teach
