#pragma once
// Turns a command's request into a plan of deals played under several rule sets.

#include "cli/interruptible.hpp"
#include "teach/compare/effects.hpp"

namespace roundhouse::cli {

template<class Request>
teach::EffectsPlan effects_plan(const Request& request) {
    teach::EffectsPlan plan;
    plan.bots = request.bots;
    plan.deals = request.rounds;
    plan.seed = request.seed;
    plan.threads = request.threads;
    plan.stop = &interrupted;
    plan.pieces = request.pieces;
    return plan;
}

} // namespace roundhouse::cli
