// What the pictures of the lessons show.
export const PICTURES: Record<string, { land: string; symbols: string[] }> = {
  l01: { land: 'mountain', symbols: ['medal-trade', 'medal-exploration', 'medal-combat'] },
  l02: { land: 'wasteland', symbols: ['i-bag', 'i-die', 'i-jar'] },
  l03: { land: 'forest', symbols: ['i-pc-ore', 'i-pc-crystal'] },
  l04: { land: 'plain', symbols: ['i-bd-new', 'medal-trade', 'medal-civil'] },
  l05: { land: 'hill', symbols: ['i-attack', 'i-combat-point'] },
  l06: { land: 'forest', symbols: ['marker-pt', 'i-explore', 'mine-pt'] },
  l07: { land: 'plain', symbols: ['i-card', 'i-choices'] },
  l08: { land: 'wasteland', symbols: ['i-tr-die', 'i-tr-jars5'] },
  l09: { land: 'hill', symbols: ['i-round-end', 'i-loss'] },
  l10: { land: 'mountain', symbols: ['i-bd-civilian', 'i-bd-notary', 'medal-civil'] },
  l11: { land: 'wasteland', symbols: ['i-bag', 'i-odds'] },
  l12: { land: 'plain', symbols: ['marker-ct', 'marker-co', 'marker-fh'] },
  l13: { land: 'mountain', symbols: ['mine-pt', 'i-card', 'medal-exploration'] },
};

/** A lesson without one has this. */
const PLAIN = { land: 'wasteland', symbols: ['i-learn'] };

export const pictureOf = (lesson: string): { land: string; symbols: string[] } => PICTURES[lesson] ?? PLAIN;
