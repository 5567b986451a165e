// The texts of game values: everything a page says about actions, events, refusals, cards and pieces.
// The one renderer of sentences; the catalogues are those of crates/text.
export * from './cards';
export * from './context';
export * from './names';
export * from './sentences';
export { player, topicText } from './render';
