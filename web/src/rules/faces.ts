// The pictures of the action cards, and behind each an engraving of what it is mostly about. Fetched once a page stands.
import deck from '../art/deck.svg?raw';
import engravings from '../art/faces.svg?raw';
import { DECK } from './deck';

const faces = DECK.map(({ themes }, i) => `<symbol id="face-${i + 1}" viewBox="0 0 120 44" preserveAspectRatio="xMidYMid slice"><use href="#face-${themes[0]}" width="120" height="44"/></symbol>`);

export default `${deck}${engravings}<svg aria-hidden="true" width="0" height="0">${faces.join('')}</svg>`;
