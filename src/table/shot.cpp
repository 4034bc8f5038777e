#include "table/shot.hpp"

#include "bots/player.hpp"
#include "table/app.hpp"
#include "table/probe.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/OpenGL.hpp>
#include <fmt/format.h>

namespace roundhouse::table {

namespace {

constexpr int most_rounds = 400;

bool is_exchange(DecisionKind kind) {
    return kind == DecisionKind::give || kind == DecisionKind::discard || kind == DecisionKind::ask_card ||
           kind == DecisionKind::keep_card;
}

/// True if the game, as it stands, is at the moment for whoever decides.
bool is_reached(const TableScene& scene, const Session& session, Moment moment) {
    const Decision asked = session.pending();
    switch (moment) {
    case Moment::auction:
        return asked && asked.kind == DecisionKind::call &&
               View(*session.match().round, 0).calls().size() >= 2;
    case Moment::exchange: return asked && is_exchange(asked.kind);
    case Moment::meld: return scene.melds_open() && !View(*session.match().round, 0).melds().empty();
    case Moment::trick: {
        if (!asked || asked.kind != DecisionKind::play) return false;
        const View view(*session.match().round, asked.seat);
        const auto wanted = static_cast<std::size_t>(std::min(2, session.rules().seats - 1));
        return view.finished_tricks().size() >= 2 && view.trick().size() >= wanted &&
               asked.cards.kinds() != view.hand().kinds();
    }
    case Moment::score: return !session.match().settled.empty() && !session.match().round_is_on();
    case Moment::end: return session.match().over();
    case Moment::lobby:
    case Moment::agreed: return true;
    }
    return false;
}

/// Lets bots play, people's seats included, until the moment has come; then the person sits where it came.
void play_to(TableScene& scene, Session& session, Moment moment) {
    const auto show = [&] {
        scene.update(0);
        scene.settle();
        scene.update(0);
    };
    while (!is_reached(scene, session, moment)) {
        if (scene.melds_open()) {
            scene.close_melds();
            show();
            continue;
        }
        if (session.match().over() || session.match().round_number > most_rounds)
            throw std::runtime_error(fmt::format("In this game it does not come to that: {}.",
                                                 moment_names[static_cast<std::size_t>(moment)]));
        if (!session.match().round_is_on())
            scene.deal();
        else
            scene.act(bots::decide_seated(session.match(), "steady", session.game().entries()));
        show();
    }
    if (session.turn()) scene.look_from(session.turn());
    show();
}

} // namespace

void take_shot(const ShotRequest& request, const Host& host) {
    if (const std::string why = why_no_window(); !why.empty()) throw std::runtime_error(why);
    sf::RenderTexture target;
    if (!target.create(static_cast<unsigned>(request.width), static_cast<unsigned>(request.height)))
        throw std::runtime_error(fmt::format("A picture of {} by {} pixels cannot be painted here.",
                                             request.width, request.height));
    target.setActive(true);
    Glass glass;
    App app(host, request.settings, {});
    app.lobby().choose(request.game.variant);
    while (request.at == Moment::lobby && app.lobby().read_next()) {
    }
    if (request.at != Moment::lobby) {
        app.begin(request.game);
        if (!app.session()) throw std::runtime_error("The game could not begin.");
    }
    if (request.at > Moment::agreed) {
        play_to(*app.scene(), *app.session(), request.at);
        app.show(request.at >= Moment::score ? PageKind::score : PageKind::table);
    }
    const Point size{static_cast<float>(request.width), static_cast<float>(request.height)};
    for (int frame = 0; frame < 3; ++frame) { // panels find their size in the first ones
        target.clear();
        app.draw(glass, size, {}, 1.0F / 60);
    }
    // What shines through is blended already: nothing of the picture itself is to be seen through.
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_TRUE);
    target.clear();
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    target.display();
    if (!target.getTexture().copyToImage().saveToFile(request.file.string()))
        throw std::runtime_error(fmt::format("The picture cannot be written to {}.", request.file.string()));
}

} // namespace roundhouse::table
