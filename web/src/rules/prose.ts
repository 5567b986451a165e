// Text of the rules taken apart: emphasis, and clause ids that become links.

export interface Piece {
  text: string;
  kind: 'plain' | 'strong' | 'em' | 'link';
}

const CODES = 'SET|INFO|INV|PREP|GO|TRANS|MAT|BLD|ACT|CARD|DECK|ATK|CLEAN|END|VP|SOLO|DATA|OPT';
/** In English VP alone is a word and no chapter. */
const PIECE = new RegExp(String.raw`\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]+\)|\b(?!VP\b(?!-))((?:${CODES})(?:-(?:R?\d+|[ABC]\d))?)\b(?!-)`, 'g');

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), kind: 'plain' });
    const [whole, strong, em, link, id] = match;
    if (strong) found.push({ text: strong, kind: 'strong' });
    else if (em) found.push({ text: em, kind: 'em' });
    else if (id) found.push({ text: id, kind: 'link' });
    else found.push({ text: link ?? whole, kind: 'plain' });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), kind: 'plain' });
  return found;
}
