// What survey.mjs finds and is as it should be: what its line looks like, after the screen, its language and its width, and the reason.
export const REASONS = [
  [/ 320: target: (3[6-9]|4[0-3]) x \d+, <button\.half/, 'eight halves of spaces stand side by side: 39 px at a width of 320 px, 44 px from 360 px on'],
  [/^daily \w+ 320: target: (3\d|4[0-3]) x 4\d, <a\.day/, 'a week of the calendar has seven days'],
  [/^(table|solo|plan) \w+ 1920: empty: (1[6-9]|20) %/, 'the game begins: no card in hand, hardly a line in the log'],
  [/^solo-orders \w+ (320|360): target: \d+ x \d+, <button\.region/, 'while the orders are compared nothing is asked of the board'],
  [/^solo-orders \w+ (320|360): target: 4\d x (3[6-9]|4[0-3]), <button\.cell/, 'three rows of six cells stand over the orders'],
  [/^coach \w+ (320|360): target: 5\d x 4[0-3], <button\.region/, 'the strip of the coach, which can be folded, takes its height from the board'],
];
