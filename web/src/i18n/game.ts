// The texts of game values: everything a page says about actions, events, refusals, cards and pieces.
// Proven equal to the program's own texts (crates/text) by game.test.ts.
export * from './cards';
export * from './context';
export * from './names';
export * from './sentences';
export { topicText } from './render';
