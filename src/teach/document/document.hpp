#pragma once
// The rules as a document that a club would print: the output of `roundhouse rules`.

#include "present/rules/terms.hpp"
#include "teach/document/worked.hpp"

namespace roundhouse::teach {

struct Document {
    RulebookPtr rules, usual_rules; ///< as agreed; with every option as usual
    present::RulesPage page, usual; ///< as agreed; with every option as usual
    std::vector<WorkedExample> examples;
};
/// The rules of a package as agreed, in the reader's language.
Document document(const variants::Package& package, const RulebookPtr& rules, Face face = Face::french);

/// A number that people look up.
struct KeyFact {
    int number = 0;
    std::string what; ///< "cards in each hand"
    bool agreed_otherwise = false;
};
std::vector<KeyFact> key_facts(const Document& document);

/// True where the usual rules differ.
bool agreed_otherwise(const Document& document, const present::RulesRow& row);
bool agreed_otherwise(const Document& document, const present::MeldRow& row);
/// The same for one step of a row with several.
bool agreed_otherwise(const Document& document, const present::RulesRow& row, const std::string& step);

/// A row's text as sentences: "from 150; …" becomes "From 150. …".
std::string prose(std::string_view text);

/// Terms that the document uses, and those that the package defines, by name.
std::vector<const Term*> terms_used(const Document& document);

/// One self-contained HTML page for the screen, a phone and paper. A black square marks what this table
/// agreed otherwise.
std::string to_html(const Document& document, Face face = Face::french);

} // namespace roundhouse::teach
