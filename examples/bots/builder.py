#!/usr/bin/env python3
"""A bot for `tharos tournament`: it takes what looks best at first sight. docs/protocol.md, "Bots of your own".

    tharos tournament --players random,'cmd:python3 examples/bots/builder.py' --games 100 --out runs/builder
"""
import json
import random
import sys

# What a kind of action is worth at first sight. Whatever is not listed is worth 1, more than to stop.
WORTH = {
    "large_market": 9, "new_market": 9, "little_market": 8, "explore": 8, "cartographer": 8, "take_medal": 9,
    "build": 7, "activate": 6, "mine": 5, "ore_digger": 5, "crystallographist": 5, "marker_on_region": 4,
    "plenty": 4, "banker": 3, "choices": 3, "no_choice": 2, "buy_die": 2, "little": 2, "pay_combat_point": -1,
    "organization_office": -1, "civilian_office": -1, "secret_society": -1, "surveyors_office": -1, "notarys_office": -1,
    "pass": 0, "end_go": 0, "keep_points": -1, "decline": -1, "enough": 0, "swap": -1, "steam_dyer": -1,
}


def value(placed):
    """What a die counts for: `red 3 as red 4 by trans` is a 4."""
    return int(placed.removesuffix(" by trans").split()[-1])


def attack(table, me, strength):
    """Worth most if it just suffices, and nothing if it does not or the attack is already held."""
    needed = table["attack"][-1]["value"] + table["round"] - me["strength"]
    return 5 - 0.1 * (strength - needed) if 0 < needed <= strength else -1


def worth(action, table, me):
    kind = action["do"]
    if kind.startswith("card"):
        return 4.5  # a card in hand is worth nothing at the end
    if kind == "attack":
        return attack(table, me, sum(map(value, action["dice"])))
    if kind == "plenty":
        return 0.5 * min(8, sum(map(value, action["dice"])))
    if kind == "build":
        return WORTH[kind] + action["own"]
    if kind == "activate":
        return WORTH[kind] + 0.5 * len(action["dice"]) - 0.05 * sum(map(value, action["dice"]))
    return WORTH.get(kind, 1)


for line in sys.stdin:
    request = json.loads(line)
    if request["method"] != "choose":
        continue  # game_over: nothing to answer
    params = request["params"]
    table, chance = params["view"]["table"], random.Random(params["seed"])
    me = table["players"][params["seat"]]
    best = max(params["legal"], key=lambda action: worth(action, table, me) + 0.01 * chance.random())
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"action": best}}), flush=True)
