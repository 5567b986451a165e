// Made from the rules by `UPDATE=1 cargo test -p tharos-rules facts`. Do not edit.
import type { Score } from '../net/types';

/** What brings VP: the categories of a score, without those of the solo game. */
export type Source = Exclude<keyof Score, 'last_spaces' | 'solo_losses' | 'total'>;

/** From how many on something scores; then `vp` for every `per` of it. */
export interface Worth {
  from: number;
  per: number;
  vp: number;
}

/** VP-1 to VP-3, in the order of the score. */
export const WORTH: Record<Source, Worth> = {
  combat_medals: {"from":1,"per":1,"vp":3},
  exploration_medals: {"from":1,"per":1,"vp":4},
  trade_medals: {"from":1,"per":1,"vp":4},
  civil_medals: {"from":1,"per":1,"vp":2},
  medal_sets: {"from":1,"per":1,"vp":2},
  jars: {"from":5,"per":5,"vp":1},
  buildings: {"from":1,"per":1,"vp":1},
  player_cards: {"from":1,"per":1,"vp":1},
  mines: {"from":3,"per":1,"vp":1},
};
