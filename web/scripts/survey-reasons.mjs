// What survey.mjs finds and is as it should be: what its line looks like, after the screen, its language and its width, and the reason.
export const REASONS = [
  [/ 320: target: (3[6-9]|4[0-3]) x \d+, <button\.half/, 'eight halves of spaces stand side by side: 39 px at a width of 320 px, 44 px from 360 px on'],
  [/^daily \w+ 320: target: 3\d x 4\d, <a\.day/, 'a week of the calendar has seven days'],
];
