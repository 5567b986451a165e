// Made from openapi.json by `npm run types`. Do not edit.
export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A guest becomes an account and keeps everything. */
        post: operations["register"];
        /** Deletes the account: name, login and password go; games of others stay. A guest needs no password. */
        delete: operations["delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table that has this code while it waits. */
        get: operations["by_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plays at once, with nothing but a name. Whoever is signed in is renamed instead. */
        post: operations["guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who asks. */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Another name. */
        patch: operations["rename"];
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document. */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes in a finished game that was played elsewhere, once it has been played through. */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in to an account. The games of a guest who does so move to the account. */
        post: operations["sign_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session. */
        post: operations["sign_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all sessions of this person. */
        post: operations["sign_out_everywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public tables: those that wait for players first, then those one may watch. */
        get: operations["lobby"];
        put?: never;
        /** A new table. It begins at once if it is full and the host does not want to say when. */
        post: operations["create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own tables: first those that wait for the caller, finished ones last. */
        get: operations["mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table, for whoever has its id. */
        get: operations["table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/at/{entries}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finished game after so many entries, with the eyes of any seat, of a spectator, or of all. */
        get: operations["at"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says something at the table. */
        post: operations["chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host gives the table up, unless others play there. */
        post: operations["close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game as one seat or a spectator sees it, and the lines after a number. */
        get: operations["game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a strong bot would consider, where the table allows it. */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host frees a seat. */
        post: operations["kick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a running game. The others are asked whether a bot shall stand in. */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The odds of the next draws of an own seat. */
        get: operations["odds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table, and the running game with the eyes of the caller's only seat: what a page needs before it knows that seat. */
        get: operations["opening"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides. The same key again does nothing and gets the same answer. */
        post: operations["play"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a decision would do, up to the first outcome of chance, or why it is not possible. Changes nothing. */
        post: operations["preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a finished game, with the seed: `tharos verify` proves every roll. */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another game with the same settings and seats. Whoever asks first makes the table; the others sit down there, at the
         *     seats they had.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comes back to a running game. */
        post: operations["come_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host says who is to sit there. */
        post: operations["seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sits down, or changes guild or contribution of an own seat. */
        post: operations["sit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/stand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stands up from all own seats before the game begins. */
        post: operations["stand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host begins the game; seats that are still open vanish. */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All steps of a finished game in short. */
        get: operations["steps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game as it goes on: events `update` with an Update and its number as id, from line `after` or the header
         *     `Last-Event-ID` on; `gone` with a reason before the server ends the stream for good.
         */
        get: operations["stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back own decisions, as far as nobody has learned anything since. */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the others to go back further; if there are none, it is done at once. */
        post: operations["ask_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says yes or no to what the players decide together. */
        post: operations["vote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Why a thing does not go with what was pointed at. */
        post: operations["why"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bot accounts of this account. */
        get: operations["tokens"];
        put?: never;
        /** A bot account with a token, which is shown this once. */
        post: operations["new_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a bot account; its token is worth nothing from now on. */
        delete: operations["drop_token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this node can serve games: its store answers. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures in the text form of Prometheus. */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        About: {
            /** @enum {string} */
            about: "replace";
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            about: "undo";
            entries: number;
            /** Format: int32 */
            seat: number;
        };
        /** @description One complete decision. */
        Action: {
            /** @enum {string} */
            do: "draw";
        } | {
            dice: components["schemas"]["Counts"];
            /** @enum {string} */
            do: "card1";
        } | {
            /** @enum {string} */
            do: "keep_drawn";
        } | {
            /** @enum {string} */
            do: "card9";
        } | {
            colour: components["schemas"]["Colour"];
            /** @enum {string} */
            do: "set_aside";
        } | {
            dice: components["schemas"]["Counts"];
            /** @enum {string} */
            do: "add_kept";
        } | {
            /** @enum {string} */
            do: "keep_order";
        } | {
            /** @enum {string} */
            do: "swap";
            first: components["schemas"]["StartSpace"];
        } | {
            /** @enum {string} */
            do: "place_mine";
            region: components["schemas"]["Region"];
        } | {
            dice: components["schemas"]["Placed"][];
            /** @enum {string} */
            do: "plenty";
        } | {
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "little";
        } | {
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "choices";
        } | {
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "no_choice";
        } | {
            card: components["schemas"]["PlayerCard"];
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "marker_on_card";
        } | {
            dice: components["schemas"]["Die"][];
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "reroll";
        } | {
            dice: [
                components["schemas"]["Placed"],
                components["schemas"]["Placed"]
            ];
            /** @enum {string} */
            do: "marker_on_region";
            region: components["schemas"]["Region"];
        } | {
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "explore";
            regions: components["schemas"]["Region"][];
        } | {
            colour: components["schemas"]["Colour"];
            column: components["schemas"]["Column"];
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "buy_die";
        } | {
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "mine";
            region: components["schemas"]["Region"];
        } | {
            building: components["schemas"]["Building"];
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "build";
            own: boolean;
        } | {
            dice: components["schemas"]["Placed"][];
            /** @enum {string} */
            do: "attack";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            do: "civilian_office";
            /** Format: int32 */
            to: number;
        } | {
            /** @enum {string} */
            do: "large_market";
            goods: components["schemas"]["Goods"];
        } | {
            colours: components["schemas"]["Colour"][];
            /** @enum {string} */
            do: "little_market";
            goods: components["schemas"]["Goods"];
        } | {
            crystals: components["schemas"]["Colour"][];
            /** @enum {string} */
            do: "new_market";
            ore: components["schemas"]["Colour"][];
        } | {
            /** @enum {string} */
            do: "notarys_office";
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            do: "organization_office";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            do: "secret_society";
        } | {
            /** @enum {string} */
            do: "surveyors_office";
            from: components["schemas"]["Region"];
            to: components["schemas"]["Region"];
        } | {
            card: components["schemas"]["PlayerCard"];
            dice: components["schemas"]["Placed"][];
            /** @enum {string} */
            do: "activate";
        } | {
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "banker";
        } | {
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "steam_dyer";
        } | {
            dice: [
                components["schemas"]["Placed"],
                components["schemas"]["Placed"]
            ];
            /** @enum {string} */
            do: "ore_digger";
            regions: components["schemas"]["Region"][];
        } | {
            dice: [
                components["schemas"]["Placed"],
                components["schemas"]["Placed"]
            ];
            /** @enum {string} */
            do: "crystallographist";
            regions: components["schemas"]["Region"][];
        } | {
            /** @enum {string} */
            do: "cartographer";
            regions: components["schemas"]["Region"][];
        } | {
            /** @enum {string} */
            do: "organizer_draw";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            do: "organizer_reroll";
        } | {
            dice: [
                components["schemas"]["Placed"],
                components["schemas"]["Placed"]
            ];
            /** @enum {string} */
            do: "organizer_swap";
            give: components["schemas"]["PlayerCard"];
            take: components["schemas"]["PlayerCard"];
        } | {
            dice: [
                components["schemas"]["Placed"],
                components["schemas"]["Placed"]
            ];
            /** @enum {string} */
            do: "cannoneer_strength";
        } | {
            dice: [
                components["schemas"]["Placed"],
                components["schemas"]["Placed"]
            ];
            /** @enum {string} */
            do: "cannoneer_ward";
        } | {
            die: components["schemas"]["Placed"];
            /** @enum {string} */
            do: "rumblepoke";
        } | {
            card: components["schemas"]["DeckCard"];
            dice: [
                components["schemas"]["Placed"],
                components["schemas"]["Placed"]
            ];
            /** @enum {string} */
            do: "steam_pressure_plant";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            do: "manipulator";
            /** Format: int32 */
            to: number;
        } | {
            /** @enum {string} */
            do: "card2";
            regions: components["schemas"]["Region"][];
        } | {
            colours: components["schemas"]["Colour"][];
            /** @enum {string} */
            do: "card3";
            goods: components["schemas"]["Goods"];
        } | {
            /** @enum {string} */
            do: "card4";
            from: components["schemas"]["Region"];
            to: components["schemas"]["Region"];
        } | {
            /** @enum {string} */
            do: "card5";
            space: components["schemas"]["Space"];
        } | {
            /** @enum {string} */
            do: "card6";
        } | {
            /** @enum {string} */
            do: "card7";
        } | {
            colour: components["schemas"]["Colour"];
            /** @enum {string} */
            do: "card8";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            do: "card10";
            /** Format: int32 */
            to: number;
        } | {
            /** @enum {string} */
            do: "card11";
            /** Format: int32 */
            manipulator: number;
            /** Format: int32 */
            organizer: number;
        } | {
            dice: components["schemas"]["Die"][];
            /** @enum {string} */
            do: "card12";
        } | {
            colour: components["schemas"]["Colour"];
            /** @enum {string} */
            do: "card13";
            goods: components["schemas"]["Goods"];
        } | {
            colour: components["schemas"]["Colour"];
            /** @enum {string} */
            do: "card14";
        } | {
            /** @enum {string} */
            do: "card15";
            regions: components["schemas"]["Region"][];
        } | {
            /** @enum {string} */
            do: "card16";
        } | {
            /** @enum {string} */
            do: "card17";
            region: components["schemas"]["Region"];
        } | {
            /** @enum {string} */
            do: "card18";
            regions: components["schemas"]["Region"][];
        } | {
            /** @enum {string} */
            do: "card19_combat";
        } | {
            /** @enum {string} */
            do: "card19_dice";
        } | {
            colour: components["schemas"]["Colour"];
            column: components["schemas"]["Column"];
            /** @enum {string} */
            do: "card19_store";
        } | {
            /** @enum {string} */
            do: "card20_combat";
        } | {
            /** @enum {string} */
            do: "card20_jars";
        } | {
            /** @enum {string} */
            do: "card21";
            /** Format: int32 */
            manipulator: number;
            /** Format: int32 */
            organizer: number;
        } | {
            dice: components["schemas"]["Counts"];
            /** @enum {string} */
            do: "card22";
        } | {
            /** @enum {string} */
            do: "card23";
            region: components["schemas"]["Region"];
        } | {
            /** @enum {string} */
            do: "card24";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            do: "card25";
            /** Format: int32 */
            to: number;
        } | {
            colour: components["schemas"]["Colour"];
            /** @enum {string} */
            do: "card26";
        } | {
            /** Format: int32 */
            column: number;
            /** @enum {string} */
            do: "card27";
        } | {
            /** @enum {string} */
            do: "card28_dice";
        } | {
            /** @enum {string} */
            do: "card28_cards";
        } | {
            cards: components["schemas"]["PlayerCard"][];
            /** @enum {string} */
            do: "card29";
            medal: components["schemas"]["Medal"];
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            do: "card30";
        } | {
            /** @enum {string} */
            do: "card31";
            gain: components["schemas"]["Medal"];
            give: components["schemas"]["Medal"];
        } | {
            /** @enum {string} */
            do: "card32";
        } | {
            /** @enum {string} */
            do: "card33";
        } | {
            /** @enum {string} */
            do: "card34";
        } | {
            /** @enum {string} */
            do: "card35";
            regions: components["schemas"]["Region"][];
        } | {
            /** @enum {string} */
            do: "card36";
            regions: components["schemas"]["Region"][];
        } | {
            /** @enum {string} */
            do: "card37";
            regions: components["schemas"]["Region"][];
        } | {
            /** @enum {string} */
            do: "card38";
            regions: components["schemas"]["Region"][];
        } | {
            crystals: components["schemas"]["Region"][];
            /** @enum {string} */
            do: "card39";
            ore: components["schemas"]["Region"][];
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            do: "card40";
            marker: components["schemas"]["Region"];
            medal: components["schemas"]["Medal"];
            mine: components["schemas"]["Region"];
        } | {
            /** @enum {string} */
            do: "use_trans";
        } | {
            dice: components["schemas"]["Die"][];
            /** @enum {string} */
            do: "flip";
        } | {
            /** @enum {string} */
            do: "pass";
        } | {
            /** @enum {string} */
            do: "end_go";
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            do: "keep";
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            do: "discard";
        } | {
            /** @enum {string} */
            do: "take_back_region";
            region: components["schemas"]["Region"];
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            do: "take_back_card";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            do: "reroll_again";
        } | {
            /** @enum {string} */
            do: "enough";
        } | {
            /** @enum {string} */
            do: "decline";
        } | {
            /** @enum {string} */
            do: "pay_combat_point";
        } | {
            /** @enum {string} */
            do: "face_attack";
        } | {
            /** @enum {string} */
            do: "tidy_up";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            do: "lose_player_card";
        } | {
            /** @enum {string} */
            do: "lose_mines";
            regions: components["schemas"]["Region"][];
        } | {
            /** @enum {string} */
            do: "lose_markers";
            regions: components["schemas"]["Region"][];
        } | {
            cards: components["schemas"]["DeckCard"][];
            /** @enum {string} */
            do: "lose_action_cards";
        } | {
            /** @enum {string} */
            do: "lose_card_markers";
            /** Format: int32 */
            manipulator: number;
            /** Format: int32 */
            organizer: number;
        } | {
            /** @enum {string} */
            do: "lose_medal";
            medal: components["schemas"]["Medal"];
        } | {
            /** @enum {string} */
            do: "take_medal";
        } | {
            /** @enum {string} */
            do: "keep_points";
        };
        /**
         * @description A question to a player.
         * @enum {string}
         */
        Ask: "draw" | "redraw" | "set_aside" | "add_kept" | "solo_swap" | "solo_mine" | "go" | "further" | "repeat" | "free_use" | "keep" | "discard" | "take_back" | "reroll_again" | "check" | "tidy_up" | "lose_player_card" | "lose_mines" | "lose_markers" | "lose_action_cards" | "lose_card_markers" | "lose_medal" | "medal";
        /** @description Why does this not go with what was pointed at? */
        AskWhy: {
            /** @description What was pointed at, as the labels of the legal decisions name it. */
            picks: components["schemas"]["Token"][];
            /** Format: int32 */
            seat: number;
            /** @description What does not go with it. */
            thing: components["schemas"]["Token"];
        };
        Attack: {
            region: components["schemas"]["Region"];
            /** Format: int32 */
            strength: number;
        };
        /** @description A revealed attack card and the seats with a guild marker on it, as bits. */
        AttackCard: {
            markers: number[];
            /** Format: int32 */
            value: number;
        };
        Because: {
            refusal: null | components["schemas"]["Refusal"];
        };
        /** @enum {string} */
        Building: "civilian_office" | "large_market" | "little_market" | "new_market" | "notarys_office" | "organization_office" | "secret_society" | "surveyors_office";
        BuildingState: "available" | "unowned" | {
            /** Format: int32 */
            owned: number;
        } | "foreign" | "gone";
        /** @description Where an open action card is. */
        CardPlace: {
            /** Format: int32 */
            hand: number;
        } | {
            /**
             * Format: int32
             * @description Among the cards a player looked at.
             */
            looked_at: number;
        } | "discard" | "aside";
        CastVote: {
            about: components["schemas"]["VoteAbout"];
            /**
             * Format: int32
             * @description The seat it is about, for `replace`; for `undo` it may be left out.
             */
            seat?: number;
            yes: boolean;
        };
        /** @description A request to chance. The outcome is an entry of its own in the record. */
        Chance: {
            /** @enum {string} */
            draw: "setup";
        } | {
            /** @enum {string} */
            draw: "attack";
        } | {
            /** @enum {string} */
            draw: "dice";
            /** Format: int32 */
            n: number;
            /** Format: int32 */
            seat: number;
            why: components["schemas"]["DrawWhy"];
        } | {
            /** @enum {string} */
            draw: "roll";
            /** Format: int32 */
            seat: number;
            why: components["schemas"]["RollWhy"];
        } | {
            /** @enum {string} */
            draw: "cards";
            look: boolean;
            /** Format: int32 */
            n: number;
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            draw: "round_end";
        } | {
            /** @enum {string} */
            draw: "solo_markers";
            /** Format: int32 */
            n: number;
        } | {
            /** @enum {string} */
            draw: "solo_die";
            penalty: boolean;
        } | {
            /** @enum {string} */
            draw: "solo_buildings";
            /** Format: int32 */
            n: number;
            penalty: boolean;
        };
        ChangeSeat: {
            /** Format: int32 */
            seat: number;
            wish: components["schemas"]["SeatWish"];
        };
        Chat: {
            name: string;
            seat: null | number;
            text: string;
        };
        /** @description How long players may think. */
        Clock: {
            /** @enum {string} */
            kind: "none";
        } | {
            /** @enum {string} */
            kind: "move";
            /** Format: int32 */
            seconds: number;
        } | {
            /** @enum {string} */
            kind: "budget";
            /** Format: int32 */
            refill: number;
            /** Format: int32 */
            seconds: number;
        };
        /** @enum {string} */
        Colour: "white" | "yellow" | "blue" | "red" | "green";
        ColourOdds: {
            colour: components["schemas"]["Colour"];
            /**
             * Format: double
             * @description How many to expect.
             */
            expected: number;
            /**
             * Format: double
             * @description The probability of at least one die of this colour.
             */
            one: number;
            /**
             * Format: double
             * @description Of at least two.
             */
            two: number;
        };
        /** @enum {string} */
        Column: "left" | "right";
        /** @description How many dice or goods of each colour; a colour left out has none. */
        Counts: {
            blue?: number;
            green?: number;
            red?: number;
            white?: number;
            yellow?: number;
        };
        Credentials: {
            /** @description 3 to 64 letters, digits and `._-@+`; capitals do not matter. */
            login: string;
            /** @description 10 to 200 characters. */
            password: string;
        };
        /** @description The values of DATA-1 to DATA-4. Files that differ only in the order of cards or markers give equal values. */
        Data: {
            /** @description DATA-1: how many attack cards there are of each value. (In JSON one number for each card.) */
            attack: number[];
            /** @description DATA-3: the colours of DECK-32 to DECK-34. */
            mine_colours: [
                components["schemas"]["Colour"][],
                components["schemas"]["Colour"][],
                components["schemas"]["Colour"][]
            ];
            /** @description DATA-4: the shapes of DECK-35 to DECK-38. */
            shapes: [
                components["schemas"]["Shape"],
                components["schemas"]["Shape"],
                components["schemas"]["Shape"],
                components["schemas"]["Shape"]
            ];
            /** @description DATA-2: the transformation markers, sorted. */
            trans: [
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"]
            ];
        };
        /** @description DECK-n: the number n. */
        DeckCard: number;
        /** @description Where a die is. */
        DicePlace: "bag" | "active" | "depot" | "drawn" | {
            store: components["schemas"]["Column"];
        } | "bound" | "kept" | {
            used: components["schemas"]["Spot"];
        };
        /**
         * Format: die
         * @description A colour and a value: `white 3`.
         */
        Die: `${Colour} ${number}`;
        /**
         * Format: sha256
         * @description 64 hexadecimal digits.
         */
        Digest: string;
        /** @description What one draw of a seat may bring. */
        DrawOdds: {
            colours: components["schemas"]["ColourOdds"][];
            /**
             * Format: int32
             * @description Bag and depot hold fewer together if this is less.
             */
            dice: number;
            /**
             * Format: int32
             * @description How many dice are to be drawn.
             */
            n: number;
            /** @description It is the draw of the next preparation: clean-up puts the dice of this turn into the depot first (CLEAN-1). */
            next_turn: boolean;
            /** @description The depot goes into the bag on the way. */
            refilled: boolean;
        };
        /** @enum {string} */
        DrawWhy: "preparation" | "again" | "plant" | "extra";
        /** @description What happened next: a decision, `{"seat":0,"do":"pass"}`, or an outcome of chance, `{"chance":"attack","value":3}`. */
        Entry: (components["schemas"]["Action"] & {
            /** Format: int32 */
            seat: number;
        }) | components["schemas"]["Outcome"];
        /** @enum {string} */
        ErrorCode: "bad_request" | "no_session" | "wrong_password" | "wrong_origin" | "not_yours" | "no_spectators" | "not_host" | "needs_account" | "no_hints" | "not_over" | "no_table" | "not_found" | "method" | "stale" | "seat_taken" | "wrong_phase" | "login_taken" | "too_large" | "refused" | "undo_stopped" | "record" | "other_rules" | "bad_name" | "weak_password" | "slow_down" | "unavailable" | "internal";
        /** @description One change. Public unless [`Event::seen_by`] says otherwise. */
        Event: {
            action: components["schemas"]["Action"];
            /** @enum {string} */
            event: "did";
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            event: "kept_card";
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            event: "set_up";
            /** Format: int32 */
            start_player: number;
        } | {
            /** @enum {string} */
            event: "turn_began";
            /** Format: int32 */
            round: number;
            /** Format: int32 */
            turn: number;
        } | {
            /** @enum {string} */
            event: "phase_began";
            phase: components["schemas"]["Phase"];
        } | {
            /** Format: int32 */
            column: number;
            /** @enum {string} */
            event: "attack_revealed";
            region: components["schemas"]["Region"];
            /** Format: int32 */
            strength: number;
            trans: components["schemas"]["Trans"];
            /** Format: int32 */
            value: number;
        } | {
            dice: components["schemas"]["Counts"];
            /** @enum {string} */
            event: "dice_drawn";
            refilled: boolean;
            /** Format: int32 */
            seat: number;
        } | {
            dice: components["schemas"]["Die"][];
            /** @enum {string} */
            event: "rolled";
            /** Format: int32 */
            seat: number;
        } | {
            dice: components["schemas"]["Counts"];
            /** @enum {string} */
            event: "dice_moved";
            from: components["schemas"]["DicePlace"];
            /** Format: int32 */
            seat: number;
            to: components["schemas"]["DicePlace"];
        } | {
            /** @enum {string} */
            event: "die_placed";
            on: components["schemas"]["Spot"];
            placed: components["schemas"]["Placed"];
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            event: "die_changed";
            from: components["schemas"]["Die"];
            /** Format: int32 */
            seat: number;
            to: components["schemas"]["Die"];
        } | {
            dice: components["schemas"]["Die"][];
            /** @enum {string} */
            event: "picked_up";
            /** Format: int32 */
            seat: number;
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            event: "die_bound";
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            event: "trans_used";
            /** Format: int32 */
            seat: number;
            trans: components["schemas"]["Trans"];
        } | {
            /** Format: int32 */
            change: number;
            /** @enum {string} */
            event: "jars";
            /** Format: int32 */
            now: number;
            /** Format: int32 */
            seat: number;
        } | {
            /** Format: int32 */
            change: number;
            /** @enum {string} */
            event: "medal";
            medal: components["schemas"]["Medal"];
            /** Format: int32 */
            now: number;
            /** Format: int32 */
            seat: number;
        } | {
            /** Format: int32 */
            change: number;
            /** @enum {string} */
            event: "combat_points";
            /** Format: int32 */
            now: number;
            /** Format: int32 */
            seat: number;
        } | {
            /** Format: int32 */
            change: number;
            /** @enum {string} */
            event: "strength";
            /** Format: int32 */
            now: number;
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            event: "ward";
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            event: "guild_marker";
            from: components["schemas"]["Place"];
            /** Format: int32 */
            seat: number;
            to: components["schemas"]["Place"];
        } | {
            /** @enum {string} */
            event: "mine";
            from: components["schemas"]["Place"];
            /** Format: int32 */
            seat: number;
            to: components["schemas"]["Place"];
        } | {
            colour: components["schemas"]["Colour"];
            /** @enum {string} */
            event: "goods";
            from: components["schemas"]["GoodsPlace"];
            goods: components["schemas"]["Goods"];
            to: components["schemas"]["GoodsPlace"];
        } | {
            active: boolean;
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            event: "player_card";
            /** Format: int32 */
            seat: number;
        } | {
            building: components["schemas"]["Building"];
            /** @enum {string} */
            event: "built";
            owned: boolean;
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            event: "extra_use";
            /** Format: int32 */
            seat: number;
            space: components["schemas"]["Space"];
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            event: "action_card";
            from: components["schemas"]["CardPlace"];
            to: components["schemas"]["CardPlace"];
        } | {
            /** @enum {string} */
            event: "cards_drawn";
            look: boolean;
            /** Format: int32 */
            n: number;
            reshuffled: boolean;
            /** Format: int32 */
            seat: number;
        } | {
            cards: components["schemas"]["DeckCard"][];
            /** @enum {string} */
            event: "cards_seen";
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            event: "passed";
            forced: boolean;
            /** Format: int32 */
            seat: number;
        } | {
            /** Format: int32 */
            attack: number;
            /** @enum {string} */
            event: "attack_checked";
            held: boolean;
            /** Format: int32 */
            seat: number;
            /** Format: int32 */
            strength: number;
            ward: boolean;
        } | {
            /** @enum {string} */
            event: "start_player";
            /** Format: int32 */
            seat: number;
        } | {
            /** Format: int32 */
            card: number;
            /** Format: int32 */
            column: number;
            /** @enum {string} */
            event: "round_end_card";
        } | {
            /** Format: int32 */
            card: number;
            /** @enum {string} */
            event: "no_loss";
            /** Format: int32 */
            seat: number;
        } | {
            /** @enum {string} */
            event: "round_ended";
            /** Format: int32 */
            round: number;
        } | {
            /** @enum {string} */
            event: "solo_markers";
            guilds: [
                null | components["schemas"]["Guild"],
                null | components["schemas"]["Guild"],
                null | components["schemas"]["Guild"]
            ];
        } | {
            /** @enum {string} */
            event: "solo_reached";
            guild: components["schemas"]["Guild"];
            /** Format: int32 */
            row: number;
            /** Format: int32 */
            space: number;
        } | {
            /** @enum {string} */
            event: "solo_requirement";
            met: boolean;
            /** Format: int32 */
            row: number;
            /** Format: int32 */
            space: number;
        } | {
            /** @enum {string} */
            event: "solo_die";
            /** Format: int32 */
            value: number;
        } | {
            /** @enum {string} */
            event: "solo_coin";
            /** Format: int32 */
            from: number;
            /** Format: int32 */
            to: number | null;
        } | {
            /** @enum {string} */
            event: "solo_penalty";
            /** Format: int32 */
            points: number;
        } | {
            building: components["schemas"]["Building"];
            /** @enum {string} */
            event: "building_gone";
        } | {
            building: components["schemas"]["Building"];
            /** @enum {string} */
            event: "building_foreign";
        } | {
            /** @enum {string} */
            event: "deck_cards_gone";
            /** Format: int32 */
            n: number;
        } | {
            /** @enum {string} */
            event: "game_over";
            solo: null | components["schemas"]["SoloEnd"];
        };
        /** @description Why something is final. */
        Final: {
            /** @enum {string} */
            stop: "start";
        } | {
            /** @enum {string} */
            stop: "roll";
        } | {
            dice: components["schemas"]["Counts"];
            /** @enum {string} */
            stop: "draw";
        } | {
            /** @enum {string} */
            stop: "cards_drawn";
        } | {
            /** @enum {string} */
            stop: "revealed";
        } | {
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            stop: "other_player";
        };
        /**
         * @description How the value of a label belongs to its field.
         * @enum {string}
         */
        Form: "whole" | "item" | "some_of";
        /** @description A game that can be stored, sent, checked and continued. */
        GameRecord: {
            /** @description SHA-256 of the server's seed; absent if the caller supplied the outcomes of chance. */
            commitment?: components["schemas"]["Digest"];
            /** @description What each seat added to the luck. */
            contributions?: (null | components["schemas"]["Seed"])[];
            data: components["schemas"]["Data"];
            entries: components["schemas"]["Entry"][];
            /** Format: int32 */
            format: number;
            /** @description The digest of the state after the last entry. */
            hash: components["schemas"]["Digest"];
            options: components["schemas"]["Options"];
            players: components["schemas"]["Seated"][];
            /** Format: int32 */
            rules: number;
            /** @description The server's seed, once it is revealed. */
            seed?: components["schemas"]["Seed"];
            /** @description The position the game began with, if it did not begin with the set-up. */
            start?: components["schemas"]["State"];
        };
        /** @description The go in progress. */
        Go: {
            /** @description The action is complete. */
            acted: boolean;
            /** @description The action has begun but is not complete. */
            acting: boolean;
            bound: null | components["schemas"]["Die"];
            /** @description A card was played in this go (GO-3). */
            card: boolean;
            /** @description DECK-16 must still be placed. */
            card_die: boolean;
            /** @description DECK-24 was played first and Plenty is still to come. */
            double: boolean;
            /** @description CARD-2: a white die must still be placed as a colour of choice. */
            dye: boolean;
            /** @description ACT-2: cards that became active in this go. */
            fresh: components["schemas"]["PlayerCard"][];
            nest: components["schemas"]["Nest"];
            owed: components["schemas"]["Owed"];
            /** @description What Plenty gave in this go: the capped sum, and the Banker's bonus. */
            plenty: [
                number,
                number
            ] | null;
            running: null | components["schemas"]["DeckCard"];
        };
        /** @enum {string} */
        Goods: "ore" | "crystal";
        /** @description Where ore and crystals are. */
        GoodsPlace: {
            region: components["schemas"]["Region"];
        } | {
            /** Format: int32 */
            player: number;
        } | "supply";
        /** @enum {string} */
        Guild: "power_and_torsion" | "cogwheel_trust" | "crystal_and_ore" | "future_horizon";
        Health: {
            status: string;
        };
        /** @description What the others see of a secret entry. */
        Hidden: {
            /** @enum {string} */
            hidden: "kept_card";
        } | {
            /** @enum {string} */
            hidden: "cards_drawn";
            /** Format: int32 */
            n: number;
        };
        Hints: {
            suggestions: components["schemas"]["Suggestion"][];
        };
        /** @description One step: a field, or an item of a list field, with the things one can point at for it. */
        Label: {
            field: string;
            form?: components["schemas"]["Form"];
            tokens?: components["schemas"]["Token"][];
            value: unknown;
        };
        /**
         * @description How strong a bot plays.
         * @enum {string}
         */
        Level: "apprentice" | "journeyman" | "foreman" | "engineer" | "director";
        /** @description One line of the table's log, as this viewer may see it. */
        Line: components["schemas"]["LineKind"] & {
            /** Format: int64 */
            at: number;
            /** Format: int64 */
            seq: number;
        };
        LineKind: {
            entry: components["schemas"]["SeenEntry"];
            events: components["schemas"]["Event"][];
        } | {
            undone: components["schemas"]["Undone"];
        } | {
            chat: components["schemas"]["Chat"];
        } | {
            table: components["schemas"]["TableLine"];
        };
        /** @description END-1: the loss being dealt with. */
        Loss: {
            /**
             * Format: int32
             * @description The round-end card revealed for it, 1 to 6; 0 before.
             */
            card: number;
            /**
             * Format: int32
             * @description The attack card (column) being resolved, from 0.
             */
            column: number;
            /** @description END-R2, round 3: the mines are still to come. */
            mines_after: boolean;
            /**
             * Format: int32
             * @description How many things the current question is about.
             */
            n: number;
        };
        /** @enum {string} */
        MatAction: "plenty" | "little" | "choices" | "no_choice" | "marker_on_card" | "reroll" | "marker_on_region" | "explore" | "buy_die" | "mine" | "build" | "attack";
        Me: {
            /** @description The version of the program. */
            build: string;
            person: null | components["schemas"]["Person"];
            /**
             * Format: int32
             * @description The version of the rules.
             */
            rules: number;
        };
        /** @enum {string} */
        Medal: "combat" | "exploration" | "trade" | "civil";
        /** @description A finished game after so many entries. */
        Moment: {
            line: null | components["schemas"]["Line"];
            position: components["schemas"]["Position"];
        };
        Name: {
            /** @description 1 to 32 characters. */
            name: string;
        };
        /** @description The nested action that comes next (GO-15). */
        Nest: "none" | "further" | "repeat" | {
            free_use: components["schemas"]["Building"];
        };
        NewTable: {
            /** @description 64 hexadecimal digits: what the caller's first seat adds to the luck. */
            contribution?: string;
            /** @description 1 to 4 seats. */
            seats: components["schemas"]["SeatWish"][];
            settings?: components["schemas"]["Settings"];
        };
        /** @description A new bot account: the only time its token is shown. */
        NewToken: {
            id: string;
            name: string;
            token: string;
        };
        NextAttack: {
            /**
             * Format: int32
             * @description Its strength with the lowest card that can come, and with the highest.
             */
            least: number;
            /** Format: int32 */
            most: number;
            region: components["schemas"]["Region"];
        };
        /** @description What belongs to the code of a problem. */
        Numbers: {
            /** @description `record`: the first wrong entry, if it is one. */
            entry?: number;
            possible?: number;
            /** @description `refused`: the clause and its numbers. */
            refusal?: components["schemas"]["Refusal"];
            /**
             * Format: int64
             * @description `slow_down` and `unavailable`: in seconds.
             */
            retry_after?: number;
            /**
             * Format: int64
             * @description `stale`: the last line.
             */
            seq?: number;
            /** @description `undo_stopped`: by what, and how many decisions can be taken back. */
            stop?: components["schemas"]["UndoStop"];
        };
        /** @description What the next draws of a seat may bring: one die, two dice, and those of a preparation. */
        Odds: {
            draws: components["schemas"]["DrawOdds"][];
        };
        /**
         * @description The legal decisions of one seat.
         *
         *     Node 0 is the end of every path, the last node is where all begin. A node lists its steps as pairs: the number of
         *     a label, counted from 1, and the next node. Label 0 is no step: the path may end there.
         */
        OfferGraph: {
            labels: components["schemas"]["Label"][];
            nodes: number[][];
        };
        /** @description What a page begins with. */
        Opening: {
            game: null | components["schemas"]["Update"];
            table: components["schemas"]["TableInfo"];
        };
        /** @description OPT-1 to OPT-3; the default is `false` throughout. */
        Options: {
            /**
             * @description OPT-3: DECK-24 does not double the Banker's bonus.
             * @default false
             */
            banker_bonus_not_doubled: boolean;
            /**
             * @description OPT-1: the Manipulator lifts a die to 7 at most.
             * @default false
             */
            manipulator_at_most_7: boolean;
            /**
             * @description OPT-2: SOLO-B2 asks for 3 combat points instead of red dice.
             * @default false
             */
            solo_b2_combat_points: boolean;
        };
        /** @description The outcome of a request to chance. */
        Outcome: {
            /** @enum {string} */
            chance: "setup";
            regions: [
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"],
                components["schemas"]["Colour"]
            ];
            /** Format: int32 */
            start: number;
            trans: [
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"]
            ];
        } | {
            /** @enum {string} */
            chance: "attack";
            /** Format: int32 */
            value: number;
        } | {
            /** @enum {string} */
            chance: "dice";
            dice: components["schemas"]["Counts"];
        } | {
            /** @enum {string} */
            chance: "roll";
            dice: components["schemas"]["Die"][];
        } | {
            cards: components["schemas"]["DeckCard"][];
            /** @enum {string} */
            chance: "cards";
        } | {
            /** Format: int32 */
            card: number;
            /** @enum {string} */
            chance: "round_end";
        } | {
            /** @enum {string} */
            chance: "solo_markers";
            guilds: (null | components["schemas"]["Guild"])[];
        } | {
            /** @enum {string} */
            chance: "solo_die";
            /** Format: int32 */
            value: number;
        } | {
            buildings: components["schemas"]["Building"][];
            /** @enum {string} */
            chance: "solo_buildings";
        };
        Outlook: {
            attack: null | components["schemas"]["Attack"];
            /** @description The strength of each attack card of this round, left to right (PREP-1). */
            attacks: number[];
            next: null | components["schemas"]["NextAttack"];
            /** @description BLD-0, SOLO-8: the Jar price of each building. */
            prices: number[];
            /** @description By seat. */
            seats: components["schemas"]["SeatOutlook"][];
            solo: null | components["schemas"]["SoloOutlook"];
        };
        /** @description GO-9: guild markers that still have to be taken back for places already chosen. */
        Owed: {
            attack_card: boolean;
            building: null | components["schemas"]["Building"];
            /** Format: int32 */
            manipulator: number;
            /** Format: int32 */
            organizer: number;
            regions: components["schemas"]["Region"][];
            target_cards: components["schemas"]["PlayerCard"][];
            /** @description Every place chosen, also those already filled: nothing is taken back from them. */
            target_regions: components["schemas"]["Region"][];
        };
        Password: {
            password: string;
        };
        /** @description Somebody who can sit at a table. */
        Person: {
            id: string;
            kind: components["schemas"]["PersonKind"];
            /** @description Empty for somebody who deleted the account. */
            name: string;
        };
        /** @enum {string} */
        PersonKind: "guest" | "account" | "bot";
        /** @enum {string} */
        Phase: "set_up" | "preparation" | "solo" | "actions" | "attack" | "clean_up" | "round_end" | "over";
        /** @enum {string} */
        Pieces: "dice" | "active_dice" | "dice_in_bag" | "dice_in_depot" | "drawn_dice" | "dice_of_turn" | "kept_dice" | "dice_in_store" | "dice_to_draw" | "cards_to_draw" | "discarded_cards" | "hand_cards" | "player_cards_in_hand" | "player_cards_in_play" | "available_buildings" | "used_spaces" | "regions" | "markers_on_regions" | "markers_on_cards" | "markers_to_place" | "markers_on_attack_cards" | "mines_in_supply" | "mines_on_regions" | "goods" | "goods_in_supply" | "combat_points" | "medals";
        /** @description Where a guild marker or a mine is. */
        Place: "supply" | {
            region: components["schemas"]["Region"];
        } | {
            card: components["schemas"]["PlayerCard"];
        } | {
            building: components["schemas"]["Building"];
        } | {
            /**
             * Format: int32
             * @description The attack card over this column, from 1.
             */
            attack_card: number;
        } | {
            /**
             * Format: int32
             * @description A space of the solo mat: row times 6 plus space.
             */
            solo_mat: number;
        } | "loss_box";
        /**
         * Format: placed
         * @description A die as it is placed: `white 3`, `white 3 as blue 3`, `red 3 as red 4 by trans`, `card as red 5`.
         */
        Placed: string;
        Play: {
            action: components["schemas"]["Action"];
            /** @description Any text of at most 64 characters; the same one with every repetition of this request. */
            key: string;
            /** Format: int32 */
            seat: number;
            /**
             * Format: int64
             * @description What the page had seen when the player decided.
             */
            seq: number;
        };
        /** @description What lies open in front of one player (INFO-1). */
        Player: {
            active: components["schemas"]["Die"][];
            /** @description The player cards in play; the others are in the open hand. */
            active_cards: components["schemas"]["PlayerCard"][];
            bag: components["schemas"]["Counts"];
            /** Format: int32 */
            combat_points: number;
            crystals: components["schemas"]["Colour"][];
            depot: components["schemas"]["Counts"];
            /** @description Drawn but not yet rolled, or being rerolled. */
            drawn: components["schemas"]["Counts"];
            extra_uses: [
                number,
                number,
                number,
                number,
                number,
                number
            ];
            guild: components["schemas"]["Guild"];
            guild_markers: components["schemas"]["Region"][];
            /** Format: int32 */
            guild_supply: number;
            /**
             * Format: int32
             * @description The number of action cards in hand; which ones is secret.
             */
            hand: number;
            /** Format: int32 */
            jars: number;
            /** @description The dice on an own DECK-22. */
            kept: components["schemas"]["Counts"];
            /** @description Combat, exploration, trade, civil. */
            medals: [
                number,
                number,
                number,
                number
            ];
            /** Format: int32 */
            mine_supply: number;
            mines: components["schemas"]["Region"][];
            /** Format: int32 */
            on_manipulator: number;
            /** Format: int32 */
            on_organizer: number;
            ore: components["schemas"]["Colour"][];
            passed: boolean;
            rumblepoke_used: boolean;
            /** @description The two columns of the dice store, bottom to top. */
            store: [
                components["schemas"]["Colour"][],
                components["schemas"]["Colour"][]
            ];
            /**
             * Format: int32
             * @description ATK-1
             */
            strength: number;
            trans_used: boolean;
            used: components["schemas"]["UsedDie"][];
            used_buildings: components["schemas"]["Building"][];
            /** @description Player cards whose dice-or-money action was used this turn (GO-5). */
            used_cards: components["schemas"]["PlayerCard"][];
            /** @description How often each white space was used this turn, and how many extra uses DECK-5 gave. */
            uses: [
                number,
                number,
                number,
                number,
                number,
                number
            ];
            /** @description CARD-7 */
            ward: boolean;
        };
        /** @enum {string} */
        PlayerCard: "banker" | "steam_dyer" | "ore_digger" | "crystallographist" | "cartographer" | "organizer" | "cannoneer" | "rumblepoke" | "steam_pressure_plant" | "manipulator";
        Position: {
            /** @description How many entries the record has. */
            entries: number;
            /** @description All hands by seat: only in a finished game, looked at with the eyes of all. */
            hands?: components["schemas"]["DeckCard"][][];
            /** @description The digest of the last state, when the game is over. */
            hash: string | null;
            /** @description The legal decisions of the viewer, as a graph. */
            legal: components["schemas"]["OfferGraph"];
            /** @description What the open table comes to. */
            outlook: components["schemas"]["Outlook"];
            /** @description If the table shows them, or the game is over. */
            scores: components["schemas"]["Score"][] | null;
            undo: components["schemas"]["Undoable"];
            view: components["schemas"]["View"];
            why_not: components["schemas"]["WhyNot"][];
        };
        /** @description What a decision would do, up to the first outcome of chance. */
        Preview: {
            events: components["schemas"]["Event"][];
            outlook: components["schemas"]["Outlook"];
            scores: components["schemas"]["Score"][];
            view: components["schemas"]["View"];
        };
        /** @description The form of every answer that is not a success. */
        Problem: components["schemas"]["Numbers"] & {
            error: components["schemas"]["ErrorCode"];
            /** @description For developers; never shown to players. */
            message: string;
        };
        /** @description A decision that is refused: the clause it breaks and the numbers behind it. */
        Refusal: components["schemas"]["Why"] & {
            clause: string;
        };
        /**
         * Format: region
         * @description Row and column from the top left, both from 1: `2/3`.
         */
        Region: `${number}/${number}`;
        /** @description One entry of a finished game, in short. */
        ReplayStep: {
            /** @description Its number, from 0. */
            entry: number;
            /** @description How many events it has. */
            events: number;
            /** @description The name of the decision (`do`) or of the outcome (`chance`). */
            kind: string;
            phase: components["schemas"]["Phase"];
            /**
             * Format: int32
             * @description Where the game stands after it.
             */
            round: number;
            seat: null | number;
            /** @description The VP of every seat after it. */
            totals: number[];
            /** Format: int32 */
            turn: number;
        };
        /** @enum {string} */
        RollWhy: "preparation" | "effect" | "organizer" | "bound";
        Say: {
            /**
             * Format: int32
             * @description Which of the own seats speaks.
             */
            seat?: number;
            /** @description 1 to 500 characters. */
            text: string;
        };
        /** @description Victory points by category (VP-1 to VP-3, SOLO-7). */
        Score: {
            /** Format: int32 */
            buildings: number;
            /** Format: int32 */
            civil_medals: number;
            /** Format: int32 */
            combat_medals: number;
            /** Format: int32 */
            exploration_medals: number;
            /** Format: int32 */
            jars: number;
            /**
             * Format: int32
             * @description SOLO-7: met last spaces, and 5 more with two of them.
             */
            last_spaces: number;
            /** Format: int32 */
            medal_sets: number;
            /** Format: int32 */
            mines: number;
            /** Format: int32 */
            player_cards: number;
            /**
             * Format: int32
             * @description SOLO-5, SOLO-7: loss box and penalties, not above 0.
             */
            solo_losses: number;
            /** Format: int32 */
            total: number;
            /** Format: int32 */
            trade_medals: number;
        };
        Seat: {
            /** @description A bot decides for the person, who may return. */
            away: boolean;
            /**
             * Format: int64
             * @description The time left on this seat's clock, as of the moment this was sent.
             */
            clock_ms: number | null;
            /** @description The seat has added a seed of its own to the luck of the game. */
            contributed: boolean;
            /** @description A further seat of the same person on the same device. */
            device: boolean;
            guild: components["schemas"]["Guild"];
            kind: components["schemas"]["SeatKind"];
            /** @description The person has left; nobody decides until the person returns or the others let a bot stand in. */
            left: boolean;
            level: null | components["schemas"]["Level"];
            /** @description The caller decides for this seat. */
            mine: boolean;
            /** @description Empty for somebody who deleted the account; null for bots and open seats. */
            name: string | null;
            /** @description Somebody looks at the table with the eyes of this seat. */
            online: boolean;
        };
        /** @enum {string} */
        SeatKind: "person" | "bot" | "open";
        SeatOutlook: {
            /**
             * Format: int32
             * @description How many own guild markers hang together at most.
             */
            group: number;
            /** @description ATK-3: the attack of this turn would be warded off as things stand; null without one. */
            held: boolean | null;
        };
        /** @description Who is to sit at a seat. */
        SeatWish: {
            guild?: components["schemas"]["Guild"];
            /** @enum {string} */
            kind: "me";
        } | {
            guild?: components["schemas"]["Guild"];
            /** @enum {string} */
            kind: "device";
            name: string;
        } | {
            guild?: components["schemas"]["Guild"];
            /** @enum {string} */
            kind: "bot";
            level: components["schemas"]["Level"];
        } | {
            guild?: components["schemas"]["Guild"];
            /** @enum {string} */
            kind: "open";
        };
        /** @description Who sits at a seat. */
        Seated: {
            guild: components["schemas"]["Guild"];
            name?: string;
        };
        /**
         * Format: seed
         * @description 64 hexadecimal digits.
         */
        Seed: string;
        Seen: components["schemas"]["Entry"] | (components["schemas"]["Hidden"] & {
            /** Format: int32 */
            seat: number;
        });
        /**
         * @description An entry as one viewer may see it. It cannot be made in any other way than by [`Entry::seen_by`], so it never
         *     holds a card that is secret to the viewer.
         */
        SeenEntry: components["schemas"]["Seen"];
        /** @description The number of the last line that came of a request. */
        Seq: {
            /** Format: int64 */
            seq: number;
        };
        Settings: {
            /**
             * @default {
             *       "kind": "none"
             *     }
             */
            clock: components["schemas"]["Clock"];
            /** @default true */
            hints: boolean;
            /**
             * @description VP are shown during the game.
             * @default true
             */
            live_vp: boolean;
            /**
             * @default {
             *       "banker_bonus_not_doubled": false,
             *       "manipulator_at_most_7": false,
             *       "solo_b2_combat_points": false
             *     }
             */
            options: components["schemas"]["Options"];
            /**
             * @description Shown in the lobby.
             * @default false
             */
            public: boolean;
            /** @default true */
            spectators: boolean;
            /** @default full */
            start: components["schemas"]["StartWhen"];
        };
        /** @enum {string} */
        Shape: "line" | "square" | "l" | "t" | "s";
        Sit: {
            contribution?: string;
            guild?: components["schemas"]["Guild"];
            /**
             * Format: int32
             * @description Left out: the first open seat. An own seat: only guild and contribution change.
             */
            seat?: number;
        };
        /** @description The solo mat (SOLO-1). */
        Solo: {
            /** @description How many markers of each guild are in the bag. */
            bag: [
                number,
                number,
                number,
                number
            ];
            /**
             * Format: int32
             * @description The space the last marker took: row times 6 plus space.
             */
            cell: number;
            /** Format: int32 */
            coins: number;
            /** @description How many spaces of each row are filled. */
            filled: [
                number,
                number,
                number
            ];
            /** Format: int32 */
            loss_box: number;
            lost: boolean;
            /**
             * Format: int32
             * @description The last spaces that were met: bits A, B, C.
             */
            met: number;
            /**
             * Format: int32
             * @description Mines on the mat, as bits: row times 6 plus space from 0.
             */
            mines: number;
            /**
             * Format: int32
             * @description Penalties of A2 and B4.
             */
            penalty: number;
            /** @description The mine of that space must be placed now. */
            placing: boolean;
            /** @description The colour of rows A, B, C, once taken. */
            rows: [
                null | components["schemas"]["Guild"],
                null | components["schemas"]["Guild"],
                null | components["schemas"]["Guild"]
            ];
            /** @description The markers on I, II, III. */
            start: [
                null | components["schemas"]["Guild"],
                null | components["schemas"]["Guild"],
                null | components["schemas"]["Guild"]
            ];
        };
        /**
         * @description Why a go or a game ended without a choice of the player.
         * @enum {string}
         */
        SoloEnd: "last_space_failed" | "two_last_spaces" | "turns_over";
        /** @enum {string} */
        SoloNeed: "jars" | "empty_hand" | "action_cards" | "trade_medals" | "exploration_medals" | "civil_medals" | "medal_kinds" | "red_dice" | "combat_points" | "player_cards" | "goods";
        SoloOutlook: {
            /**
             * Format: int32
             * @description SOLO-4: the space that the marker on I will reach this turn: row times 6 plus space.
             */
            aim: number | null;
            end: null | components["schemas"]["SoloResult"];
            /**
             * Format: int32
             * @description SOLO-5: the VP lost so far.
             */
            losses: number;
            /** @description The spaces that ask for something. */
            spaces: components["schemas"]["SoloSpace"][];
            /**
             * Format: int32
             * @description SOLO-3: the space that the marker on II would reach, while a swap can be chosen.
             */
            swapped: number | null;
        };
        /** @enum {string} */
        SoloResult: "won" | "space" | "points" | "turns";
        /** @description What a space of the solo mat asks for, and what there is of it now. */
        SoloSpace: {
            /** Format: int32 */
            cell: number;
            /** Format: int32 */
            has: number;
            /** Format: int32 */
            needs: number;
            of: components["schemas"]["SoloNeed"];
        };
        /** @enum {string} */
        Space: "money" | "cards" | "support" | "territory" | "works" | "build";
        /** @description Where a used die lies until clean-up (GO-6). */
        Spot: "attack" | {
            space: components["schemas"]["Space"];
        } | {
            card: components["schemas"]["PlayerCard"];
        } | {
            activation: components["schemas"]["PlayerCard"];
        };
        /**
         * @description The left of two neighbouring start spaces whose markers are swapped (SOLO-3).
         * @enum {string}
         */
        StartSpace: "I" | "II";
        /**
         * @description When a full table begins.
         * @enum {string}
         */
        StartWhen: "full" | "host";
        /** @description The complete game: the table, and who holds which action card. */
        State: {
            /** @description Cards that can only be out of the game, since the deck ran out without them. Nobody is told (INFO-2). */
            gone: components["schemas"]["DeckCard"][];
            hands: [
                components["schemas"]["DeckCard"][],
                components["schemas"]["DeckCard"][],
                components["schemas"]["DeckCard"][],
                components["schemas"]["DeckCard"][]
            ];
            /** @description The cards the deciding player is looking at. */
            looking: components["schemas"]["DeckCard"][];
            table: components["schemas"]["Table"];
        };
        /** @description What must happen next. */
        Step: {
            chance: components["schemas"]["Chance"];
        } | {
            ask: {
                ask: components["schemas"]["Ask"];
                /** Format: int32 */
                seat: number;
            };
        } | "over";
        Steps: {
            steps: components["schemas"]["ReplayStep"][];
        };
        Suggestion: {
            action: components["schemas"]["Action"];
            /**
             * Format: float
             * @description How much of the search went into it.
             */
            share: number;
            /**
             * Format: float
             * @description The VP to be expected at the end.
             */
            vp: number;
            /**
             * Format: float
             * @description How likely the seat is to win.
             */
            win: number;
        };
        /**
         * @description All that is open to everyone (INFO-1). Flat, without heap; the deck is a number, because nobody
         *     knows its order: which cards it holds follows from where all others are.
         */
        Table: {
            aside: components["schemas"]["DeckCard"][];
            /** @description The attack cards of this round, left to right. */
            attack: components["schemas"]["AttackCard"][];
            /** @description How many cards of each value 0 to 9 the attack deck still holds. */
            attack_deck: [
                number,
                number,
                number,
                number,
                number,
                number,
                number,
                number,
                number,
                number
            ];
            board: components["schemas"]["Colour"][];
            buildings: [
                components["schemas"]["BuildingState"],
                components["schemas"]["BuildingState"],
                components["schemas"]["BuildingState"],
                components["schemas"]["BuildingState"],
                components["schemas"]["BuildingState"],
                components["schemas"]["BuildingState"],
                components["schemas"]["BuildingState"],
                components["schemas"]["BuildingState"]
            ];
            crystal_supply: components["schemas"]["Counts"];
            crystals: components["schemas"]["Region"][];
            /** Format: int32 */
            deck: number;
            discard: components["schemas"]["DeckCard"][];
            /**
             * Format: int32
             * @description How many players, in turn order, have finished the current part of a phase.
             */
            done: number;
            go: components["schemas"]["Go"];
            /**
             * Format: int32
             * @description How many cards the deciding player is looking at.
             */
            looking: number;
            loss: components["schemas"]["Loss"];
            /** @description DATA-3 and DATA-4. */
            mine_colours: [
                components["schemas"]["Colour"][],
                components["schemas"]["Colour"][],
                components["schemas"]["Colour"][]
            ];
            options: components["schemas"]["Options"];
            ore: components["schemas"]["Region"][];
            /** @description SET-3: the general supply of ore and of crystals. */
            ore_supply: components["schemas"]["Counts"];
            /**
             * Format: int32
             * @description How many cards left the solo game, unseen.
             */
            out: number;
            phase: components["schemas"]["Phase"];
            players: components["schemas"]["Player"][];
            /** Format: int32 */
            round: number;
            /**
             * Format: int32
             * @description The round-end cards not yet revealed this round: bit n for END-Rn.
             */
            round_end_deck: number;
            shapes: [
                components["schemas"]["Shape"],
                components["schemas"]["Shape"],
                components["schemas"]["Shape"],
                components["schemas"]["Shape"]
            ];
            solo: components["schemas"]["Solo"];
            /** Format: int32 */
            start_player: number;
            step: components["schemas"]["Step"];
            trans: [
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"],
                components["schemas"]["Trans"]
            ];
            /** Format: int32 */
            turn: number;
        };
        /**
         * @description What happened at the table besides the game.
         * @enum {string}
         */
        TableChange: "sat" | "stood" | "started" | "left" | "returned" | "bot_took_over" | "flagged" | "vote" | "voted" | "rematch" | "closed" | "changed";
        TableId: {
            id: string;
        };
        TableInfo: {
            asked: null | number;
            /** @description Six letters and digits to sit down by, while the table waits. */
            code: string | null;
            /** @description SHA-256 of the server's seed. */
            commitment: string;
            /** Format: int64 */
            created: number;
            /** @description The caller may change, start and close the table. */
            host: boolean;
            id: string;
            /** @description The table of the rematch. */
            next: string | null;
            phase: components["schemas"]["TablePhase"];
            result: null | components["schemas"]["TableResult"];
            /** Format: int32 */
            round: number;
            seats: components["schemas"]["Seat"][];
            /**
             * Format: int64
             * @description Counts every line of the table.
             */
            seq: number;
            settings: components["schemas"]["Settings"];
            /** Format: int32 */
            turn: number;
            /** Format: int64 */
            updated: number;
            votes: components["schemas"]["Vote"][];
            /**
             * Format: int32
             * @description How many look on without a seat.
             */
            watching: number;
        };
        TableLine: {
            seat: null | number;
            what: components["schemas"]["TableChange"];
        };
        /** @enum {string} */
        TablePhase: "waiting" | "running" | "over" | "closed";
        TableResult: {
            totals: number[];
            winners: number[];
        };
        Tables: {
            tables: components["schemas"]["TableInfo"][];
        };
        /** @description Something that can be used, or not, at the moment. */
        Thing: {
            action: components["schemas"]["MatAction"];
            /** @enum {string} */
            thing: "mat";
        } | {
            building: components["schemas"]["Building"];
            /** @enum {string} */
            thing: "building";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            thing: "activation";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            thing: "dice_action";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            thing: "marker_action";
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            thing: "action_card";
        };
        /**
         * Format: token
         * @description A thing or a detail that a decision names: `die:red 5`, `region:2/3`, `to:5`.
         */
        Token: `${TokenKind}:${string}`;
        /** @description A bot account, without its token. */
        TokenInfo: {
            /** Format: int64 */
            created: number;
            id: string;
            name: string;
        };
        /** @enum {string} */
        TokenKind: "do" | "die" | "region" | "building" | "card" | "deck" | "store" | "attack" | "verb" | "option" | "as" | "with" | "colour" | "take" | "goods" | "space" | "to" | "own" | "organizer" | "manipulator" | "give" | "gain" | "medal" | "first" | "marker" | "mine";
        Tokens: {
            tokens: components["schemas"]["TokenInfo"][];
        };
        /**
         * Format: trans
         * @description What a transformation marker shows: `3 jars`, `combat +1`, `red die +-1`.
         */
        Trans: string;
        /** @description What comes of trying a decision: what it would do, or why it is not possible. */
        Tried: components["schemas"]["Preview"] | {
            /** @description The clause and its numbers. */
            refusal: components["schemas"]["Refusal"];
        };
        Try: {
            action: components["schemas"]["Action"];
            /** Format: int32 */
            seat: number;
        };
        Undo: {
            key: string;
            /** Format: int32 */
            seat: number;
            /** Format: int64 */
            seq: number;
            steps: number;
        };
        UndoRequest: {
            entries: number;
            /** Format: int32 */
            seat: number;
            /** Format: int64 */
            seq: number;
        };
        /** @description What cannot be taken back, and the number of its entry (from 0). */
        UndoStop: components["schemas"]["Final"] & {
            entry: number;
        };
        /** @description How many of the own last decisions can be taken back, and what stops it there. */
        Undoable: {
            steps: number;
            stop: null | components["schemas"]["UndoStop"];
        };
        /** @description The last `entries` entries are taken back. */
        Undone: {
            entries: number;
            /** Format: int32 */
            seat: number;
        };
        /** @description Everything that a page needs to catch up. */
        Update: {
            lines: components["schemas"]["Line"][];
            position: null | components["schemas"]["Position"];
            /** Format: int64 */
            seq: number;
            table: components["schemas"]["TableInfo"];
        };
        UsedDie: {
            die: components["schemas"]["Die"];
            on: components["schemas"]["Spot"];
        };
        /** @description The open table, and the own action cards of the seat that looks. Spectators have no seat. */
        View: {
            /** @description The viewer's action cards. */
            hand: components["schemas"]["DeckCard"][];
            /** @description The cards the viewer is looking at. */
            looking: components["schemas"]["DeckCard"][];
            table: components["schemas"]["Table"];
            viewer: null | number;
        };
        /** @description Something the players decide together. */
        Vote: components["schemas"]["About"] & {
            needed: number[];
            yes: number[];
        };
        /** @enum {string} */
        VoteAbout: "replace" | "undo";
        WhichSeat: {
            /** Format: int32 */
            seat: number;
        };
        /** @description The reason. */
        Why: {
            decides: null | number;
            /** @enum {string} */
            why: "not_asked";
        } | {
            /** @enum {string} */
            why: "game_over";
        } | {
            ask: components["schemas"]["Ask"];
            /** @enum {string} */
            why: "answer_first";
        } | {
            ask: components["schemas"]["Ask"];
            /** @enum {string} */
            why: "not_the_question";
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            why: "wrong_time";
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            why: "too_late";
        } | {
            /** @enum {string} */
            why: "action_taken";
        } | {
            /** @enum {string} */
            why: "no_action_yet";
        } | {
            /** @enum {string} */
            why: "action_owed";
        } | {
            /** @enum {string} */
            why: "one_card_per_go";
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            why: "not_in_hand";
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            why: "not_looked_at";
        } | {
            space: components["schemas"]["Space"];
            /** Format: int32 */
            uses: number;
            /** @enum {string} */
            why: "space_used";
        } | {
            space: components["schemas"]["Space"];
            /** @enum {string} */
            why: "space_not_used";
        } | {
            /** @enum {string} */
            why: "not_repeatable";
        } | {
            building: components["schemas"]["Building"];
            /** @enum {string} */
            why: "building_used";
        } | {
            building: components["schemas"]["Building"];
            /** @enum {string} */
            why: "building_not_in_play";
        } | {
            building: components["schemas"]["Building"];
            /** @enum {string} */
            why: "building_not_available";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            why: "card_used";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            why: "card_fresh";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            why: "card_not_active";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            why: "card_active";
        } | {
            /** Format: int32 */
            has: number;
            /** Format: int32 */
            needs: number;
            /** @enum {string} */
            why: "jars";
        } | {
            /** Format: int32 */
            has: number;
            /** Format: int32 */
            needs: number;
            of: components["schemas"]["Pieces"];
            /** @enum {string} */
            why: "too_few";
        } | {
            /** Format: int32 */
            has: number;
            /** Format: int32 */
            least: number;
            /** Format: int32 */
            most: number;
            of: components["schemas"]["Pieces"];
            /** @enum {string} */
            why: "wrong_number";
        } | {
            die: components["schemas"]["Die"];
            /** Format: int32 */
            has: number;
            /** Format: int32 */
            needs: number;
            /** @enum {string} */
            why: "die_missing";
        } | {
            colour: components["schemas"]["Colour"];
            from: components["schemas"]["Pieces"];
            /** Format: int32 */
            has: number;
            /** Format: int32 */
            needs: number;
            /** @enum {string} */
            why: "colour_missing";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            why: "die_bound";
        } | {
            has: components["schemas"]["Die"][];
            needs: components["schemas"]["Colour"];
            /** @enum {string} */
            why: "wrong_colour";
        } | {
            has: components["schemas"]["Die"][];
            /** Format: int32 */
            least: number;
            /** Format: int32 */
            most: number | null;
            /** @enum {string} */
            why: "wrong_value";
        } | {
            card: components["schemas"]["PlayerCard"];
            has: components["schemas"]["Die"][];
            /** @enum {string} */
            why: "wrong_dice";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** Format: int32 */
            has: number;
            /** Format: int32 */
            needs: number;
            /** @enum {string} */
            why: "total_too_low";
        } | {
            die: components["schemas"]["Die"];
            /** Format: int32 */
            to: number;
            /** @enum {string} */
            why: "wrong_turn";
        } | {
            colour: components["schemas"]["Colour"];
            column: components["schemas"]["Column"];
            /** @enum {string} */
            why: "not_in_store";
        } | {
            counts: components["schemas"]["Die"];
            die: components["schemas"]["Die"];
            /** @enum {string} */
            why: "not_as_it_is";
        } | {
            /** @enum {string} */
            why: "dyed_twice";
        } | {
            trans: components["schemas"]["Trans"];
            /** @enum {string} */
            why: "trans_used";
        } | {
            trans: components["schemas"]["Trans"];
            /** @enum {string} */
            why: "trans_other";
        } | {
            die: components["schemas"]["Die"];
            needs: components["schemas"]["Colour"];
            /** @enum {string} */
            why: "trans_colour";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            why: "trans_above_six";
        } | {
            counts: components["schemas"]["Die"];
            die: components["schemas"]["Die"];
            trans: components["schemas"]["Trans"];
            /** @enum {string} */
            why: "trans_change";
        } | {
            /** @enum {string} */
            why: "trans_twice";
        } | {
            /** @enum {string} */
            why: "no_card_die";
        } | {
            /** @enum {string} */
            why: "card_die_twice";
        } | {
            face: components["schemas"]["Die"];
            /** @enum {string} */
            why: "card_die_face";
        } | {
            face: components["schemas"]["Die"];
            offered: components["schemas"]["Die"];
            /** @enum {string} */
            why: "card_die_alike";
        } | {
            /** @enum {string} */
            why: "dye_owed";
        } | {
            die: components["schemas"]["Die"];
            /** @enum {string} */
            why: "bound_owed";
        } | {
            /** @enum {string} */
            why: "card_die_owed";
        } | {
            /** @enum {string} */
            why: "plenty_owed";
        } | {
            ask: components["schemas"]["Ask"];
            /** @enum {string} */
            why: "no_nested";
        } | {
            /** @enum {string} */
            why: "no_action_left";
        } | {
            /** @enum {string} */
            why: "no_plenty_left";
        } | {
            /** @enum {string} */
            why: "no_plenty";
        } | {
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "own_marker";
        } | {
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "no_own_marker";
        } | {
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "own_mine";
        } | {
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "no_own_mine";
        } | {
            colour: components["schemas"]["Colour"];
            dice: components["schemas"]["Colour"][];
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "region_colour";
        } | {
            dice: components["schemas"]["Colour"][];
            /** @enum {string} */
            why: "no_region";
        } | {
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "not_adjacent";
        } | {
            regions: components["schemas"]["Region"][];
            /** @enum {string} */
            why: "not_connected";
        } | {
            /** Format: int32 */
            largest: number;
            /** Format: int32 */
            needs: number;
            /** @enum {string} */
            why: "no_group";
        } | {
            has: components["schemas"]["Shape"];
            needs: components["schemas"]["Shape"];
            /** @enum {string} */
            why: "wrong_shape";
        } | {
            needs: components["schemas"]["Shape"];
            /** @enum {string} */
            why: "no_shape";
        } | {
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "not_in_top_row";
        } | {
            /** @enum {string} */
            why: "top_row_full";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            why: "holds_no_markers";
        } | {
            /** @enum {string} */
            why: "no_holder";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** Format: int32 */
            needs: number;
            /** Format: int32 */
            room: number;
            /** @enum {string} */
            why: "card_full";
        } | {
            card: components["schemas"]["PlayerCard"];
            /** @enum {string} */
            why: "no_marker_on_card";
        } | {
            /** @enum {string} */
            why: "is_target";
        } | {
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "attacked_region";
        } | {
            /** Format: int32 */
            column: number;
            /** @enum {string} */
            why: "no_marker_on_attack_card";
        } | {
            colours: components["schemas"]["Colour"][];
            /** @enum {string} */
            why: "mines_missing";
        } | {
            /** Format: int32 */
            crystals: number;
            /** Format: int32 */
            needs: number;
            /** Format: int32 */
            ore: number;
            /** @enum {string} */
            why: "too_few_goods";
        } | {
            colour: components["schemas"]["Colour"];
            goods: components["schemas"]["Goods"];
            /** @enum {string} */
            why: "goods_not_owned";
        } | {
            colour: components["schemas"]["Colour"];
            goods: components["schemas"]["Goods"];
            /** @enum {string} */
            why: "goods_owned";
        } | {
            goods: components["schemas"]["Goods"];
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "no_goods_there";
        } | {
            goods: components["schemas"]["Goods"];
            region: components["schemas"]["Region"];
            /** @enum {string} */
            why: "goods_there";
        } | {
            goods: components["schemas"]["Goods"];
            /** @enum {string} */
            why: "nothing_to_take";
        } | {
            colour: components["schemas"]["Colour"];
            goods: components["schemas"]["Goods"];
            /** @enum {string} */
            why: "supply_lacks";
        } | {
            /** @enum {string} */
            why: "no_pair_of_goods";
        } | {
            medal: components["schemas"]["Medal"];
            /** @enum {string} */
            why: "no_medal";
        } | {
            medal: components["schemas"]["Medal"];
            /** @enum {string} */
            why: "same_medal";
        } | {
            card: components["schemas"]["DeckCard"];
            /** @enum {string} */
            why: "not_discarded";
        } | {
            /** @enum {string} */
            why: "swap_alike";
        };
        /** @description A thing that cannot be used now, and the reason. */
        WhyNot: {
            refusal: components["schemas"]["Refusal"];
            thing: components["schemas"]["Thing"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type About = components['schemas']['About'];
export type Action = components['schemas']['Action'];
export type Ask = components['schemas']['Ask'];
export type AskWhy = components['schemas']['AskWhy'];
export type Attack = components['schemas']['Attack'];
export type AttackCard = components['schemas']['AttackCard'];
export type Because = components['schemas']['Because'];
export type Building = components['schemas']['Building'];
export type BuildingState = components['schemas']['BuildingState'];
export type CardPlace = components['schemas']['CardPlace'];
export type CastVote = components['schemas']['CastVote'];
export type Chance = components['schemas']['Chance'];
export type ChangeSeat = components['schemas']['ChangeSeat'];
export type Chat = components['schemas']['Chat'];
export type Clock = components['schemas']['Clock'];
export type Colour = components['schemas']['Colour'];
export type ColourOdds = components['schemas']['ColourOdds'];
export type Column = components['schemas']['Column'];
export type Counts = components['schemas']['Counts'];
export type Credentials = components['schemas']['Credentials'];
export type Data = components['schemas']['Data'];
export type DeckCard = components['schemas']['DeckCard'];
export type DicePlace = components['schemas']['DicePlace'];
export type Die = components['schemas']['Die'];
export type Digest = components['schemas']['Digest'];
export type DrawOdds = components['schemas']['DrawOdds'];
export type DrawWhy = components['schemas']['DrawWhy'];
export type Entry = components['schemas']['Entry'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Event = components['schemas']['Event'];
export type Final = components['schemas']['Final'];
export type Form = components['schemas']['Form'];
export type GameRecord = components['schemas']['GameRecord'];
export type Go = components['schemas']['Go'];
export type Goods = components['schemas']['Goods'];
export type GoodsPlace = components['schemas']['GoodsPlace'];
export type Guild = components['schemas']['Guild'];
export type Health = components['schemas']['Health'];
export type Hidden = components['schemas']['Hidden'];
export type Hints = components['schemas']['Hints'];
export type Label = components['schemas']['Label'];
export type Level = components['schemas']['Level'];
export type Line = components['schemas']['Line'];
export type LineKind = components['schemas']['LineKind'];
export type Loss = components['schemas']['Loss'];
export type MatAction = components['schemas']['MatAction'];
export type Me = components['schemas']['Me'];
export type Medal = components['schemas']['Medal'];
export type Moment = components['schemas']['Moment'];
export type Name = components['schemas']['Name'];
export type Nest = components['schemas']['Nest'];
export type NewTable = components['schemas']['NewTable'];
export type NewToken = components['schemas']['NewToken'];
export type NextAttack = components['schemas']['NextAttack'];
export type Numbers = components['schemas']['Numbers'];
export type Odds = components['schemas']['Odds'];
export type OfferGraph = components['schemas']['OfferGraph'];
export type Opening = components['schemas']['Opening'];
export type Options = components['schemas']['Options'];
export type Outcome = components['schemas']['Outcome'];
export type Outlook = components['schemas']['Outlook'];
export type Owed = components['schemas']['Owed'];
export type Password = components['schemas']['Password'];
export type Person = components['schemas']['Person'];
export type PersonKind = components['schemas']['PersonKind'];
export type Phase = components['schemas']['Phase'];
export type Pieces = components['schemas']['Pieces'];
export type Place = components['schemas']['Place'];
export type Placed = components['schemas']['Placed'];
export type Play = components['schemas']['Play'];
export type Player = components['schemas']['Player'];
export type PlayerCard = components['schemas']['PlayerCard'];
export type Position = components['schemas']['Position'];
export type Preview = components['schemas']['Preview'];
export type Problem = components['schemas']['Problem'];
export type Refusal = components['schemas']['Refusal'];
export type Region = components['schemas']['Region'];
export type ReplayStep = components['schemas']['ReplayStep'];
export type RollWhy = components['schemas']['RollWhy'];
export type Say = components['schemas']['Say'];
export type Score = components['schemas']['Score'];
export type Seat = components['schemas']['Seat'];
export type SeatKind = components['schemas']['SeatKind'];
export type SeatOutlook = components['schemas']['SeatOutlook'];
export type SeatWish = components['schemas']['SeatWish'];
export type Seated = components['schemas']['Seated'];
export type Seed = components['schemas']['Seed'];
export type Seen = components['schemas']['Seen'];
export type SeenEntry = components['schemas']['SeenEntry'];
export type Seq = components['schemas']['Seq'];
export type Settings = components['schemas']['Settings'];
export type Shape = components['schemas']['Shape'];
export type Sit = components['schemas']['Sit'];
export type Solo = components['schemas']['Solo'];
export type SoloEnd = components['schemas']['SoloEnd'];
export type SoloNeed = components['schemas']['SoloNeed'];
export type SoloOutlook = components['schemas']['SoloOutlook'];
export type SoloResult = components['schemas']['SoloResult'];
export type SoloSpace = components['schemas']['SoloSpace'];
export type Space = components['schemas']['Space'];
export type Spot = components['schemas']['Spot'];
export type StartSpace = components['schemas']['StartSpace'];
export type StartWhen = components['schemas']['StartWhen'];
export type State = components['schemas']['State'];
export type Step = components['schemas']['Step'];
export type Steps = components['schemas']['Steps'];
export type Suggestion = components['schemas']['Suggestion'];
export type Table = components['schemas']['Table'];
export type TableChange = components['schemas']['TableChange'];
export type TableId = components['schemas']['TableId'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableLine = components['schemas']['TableLine'];
export type TablePhase = components['schemas']['TablePhase'];
export type TableResult = components['schemas']['TableResult'];
export type Tables = components['schemas']['Tables'];
export type Thing = components['schemas']['Thing'];
export type Token = components['schemas']['Token'];
export type TokenInfo = components['schemas']['TokenInfo'];
export type TokenKind = components['schemas']['TokenKind'];
export type Tokens = components['schemas']['Tokens'];
export type Trans = components['schemas']['Trans'];
export type Tried = components['schemas']['Tried'];
export type Try = components['schemas']['Try'];
export type Undo = components['schemas']['Undo'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type UndoStop = components['schemas']['UndoStop'];
export type Undoable = components['schemas']['Undoable'];
export type Undone = components['schemas']['Undone'];
export type Update = components['schemas']['Update'];
export type UsedDie = components['schemas']['UsedDie'];
export type View = components['schemas']['View'];
export type Vote = components['schemas']['Vote'];
export type VoteAbout = components['schemas']['VoteAbout'];
export type WhichSeat = components['schemas']['WhichSeat'];
export type Why = components['schemas']['Why'];
export type WhyNot = components['schemas']['WhyNot'];
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Password"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    by_code: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableId"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Name"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Name"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameRecord"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_out_everywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tables"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tables"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    at: {
        parameters: {
            query?: {
                /** @description A seat, or `all`; left out: a spectator. */
                as?: string | null;
            };
            header?: never;
            path: {
                id: string;
                entries: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seq"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    game: {
        parameters: {
            query?: {
                /** @description An own seat; left out: a spectator. */
                as?: null | number;
                /** @description The last line that is known. */
                after?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhichSeat"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hints"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    kick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhichSeat"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    odds: {
        parameters: {
            query?: {
                /** @description An own seat; left out: a spectator. */
                as?: null | number;
                /** @description The last line that is known. */
                after?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Odds"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    opening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opening"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Play"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seq"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Try"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tried"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRecord"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    come_back: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSeat"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sit"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    steps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Steps"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stream: {
        parameters: {
            query?: {
                /** @description An own seat; left out: a spectator. */
                as?: null | number;
                /** @description The last line that is known. */
                after?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Update"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seq"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seq"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    vote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CastVote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    why: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskWhy"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Because"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    new_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Name"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewToken"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drop_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
