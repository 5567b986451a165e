// Text of the rules taken apart: emphasis, clause ids that become links, and what a search found.

export interface Piece {
  text: string;
  kind: 'plain' | 'strong' | 'em' | 'link';
}

const CODES = 'SET|INFO|INV|PREP|GO|TRANS|MAT|BLD|ACT|CARD|DECK|ATK|CLEAN|END|VP|SOLO|DATA|OPT';
const PIECE = new RegExp(String.raw`\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]+\)|\b((?:${CODES})(?:-(?:R?\d+|[ABC]\d))?)\b(?!-)`, 'g');

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

/** Without case and accents, letter by letter, so that places in the text stay the same. */
export function fold(text: string): string {
  return Array.from(text, (letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0]).join('');
}

/** The words of a search. */
export function words(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The text in parts; `hit` for those that a word of the search matches. */
export function marked(text: string, search: readonly string[]): { text: string; hit: boolean }[] {
  const hits = search.filter((word) => word.length > 1);
  if (!hits.length) return [{ text, hit: false }];
  const folded = fold(text);
  const parts: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (let at = 0; at < folded.length; ) {
    const word = hits.find((word) => folded.startsWith(word, at));
    if (!word) {
      at++;
      continue;
    }
    if (at > end) parts.push({ text: text.slice(end, at), hit: false });
    end = at += word.length;
    parts.push({ text: text.slice(at - word.length, at), hit: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
}
