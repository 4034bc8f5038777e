#!/usr/bin/env python3
"""A simple player for Roundhouse: roundhouse play --seat 2=program:/path/to/simple.py

PROGRAMS.md describes the protocol. A view has everything that a decision needs, so this bot remembers nothing.
"""
import json
import sys

RANKS = "7 8 9 J Q K 10 A".split()  # weakest first


def strength(card, trump):
    return (card[-1] == trump, RANKS.index(card[:-1]))


def weakest(cards, number, trump):
    return " ".join(sorted(cards, key=lambda card: strength(card, trump))[:number])


def strongest(cards, number, trump):
    return " ".join(sorted(cards, key=lambda card: strength(card, trump), reverse=True)[:number])


def card_to_play(view, trump):
    legal, trick = view["decision"]["legal"].split(), view["trick"]["cards"].split()
    if not trick:
        return strongest(legal, 1, trump)
    led = trick[0][-1]
    best = max(strength(card, trump) for card in trick if card[-1] in (led, trump))
    winning = [card for card in legal if card[-1] in (led, trump) and strength(card, trump) > best]
    return weakest(winning or legal, 1, trump)


def decide(view):
    asked, hand, me = view["decision"], view["hand"].split(), view["seat"]
    kind, trump = asked["kind"], (view["trump"] or " ")[0]
    if kind == "play":
        return {"action": "play", "card": card_to_play(view, trump)}
    if kind == "call":
        aces = sum(card.startswith("A") for card in hand)
        mine = sum(call["seat"] == me for call in view["calls"])
        if asked["bids"] and (not asked["passes"] or (4 * aces >= len(hand) and mine < 3)):
            return {"action": "bid", "points": asked["bids"][0]}
        return {"action": "pass", "call": asked["passes"][0]}
    if kind == "trump":
        if asked["suits"]:
            longest = max(asked["suits"], key=lambda suit: sum(card[-1] == suit[0] for card in hand))
            return {"action": "trump", "suit": longest}
        return {"action": "trump", "contract": asked["contracts"][0]}
    if kind == "give":
        pick = weakest if view["contract"]["seat"] == me else strongest
        return {"action": "give", "cards": pick(asked["from"].split(), asked["cards"], trump)}
    if kind == "discard":
        must = asked.get("in_any_case", "").split()
        free = asked["from"].split()
        for card in must:
            free.remove(card)
        rest = weakest(free, asked["cards"] - len(must), trump).split()
        return {"action": "discard", "cards": " ".join(must + rest)}
    if kind == "meld" and asked["melds"]:
        best = max(asked["melds"], key=lambda meld: meld["points"])
        return {"action": "meld", "cards": best["cards"], "name": best["name"]}
    if kind == "ask card" and asked["kinds"]:
        return {"action": "ask card", "card": asked["kinds"].split()[0]}
    if kind == "keep card":
        return {"action": "keep" if asked["drawn"][:-1] in ("A", "10", "K") else "reject"}
    if kind == "take kitty":
        return {"action": "take kitty"}
    if kind == "choose":
        return {"action": "choose", "option": asked["options"][0]["option"]}
    return {"action": "decline"}  # hand back, object, nothing to meld or call


for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "view":
        print(json.dumps(decide(message)), flush=True)
    elif message["message"] == "bye":
        break
