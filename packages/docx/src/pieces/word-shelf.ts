import type { Piece, Span, TextStyle, Word } from '../model.ts';

interface Shelf {
  readonly style: TextStyle;
  readonly texts: Map<string, readonly Span[]>;
}

// Beyond as many distinct words as a language needs, the rest are numbers, which rarely recur.
const textsMax = 20_000;

/** Keeps each word in each style once: in a long document, nearly every word has occurred before. */
export function wordShelf(): (pieces: readonly Piece[]) => Piece[] {
  const shelves = new Map<string, Shelf>();
  const known = new WeakMap<TextStyle, Shelf>();
  const shelfOf = (style: TextStyle): Shelf => {
    const found = known.get(style);
    if (found !== undefined) return found;
    const key = JSON.stringify(style);
    const shelf = shelves.get(key) ?? { style, texts: new Map() };
    shelves.set(key, shelf);
    known.set(style, shelf);
    return shelf;
  };
  const shared = (word: Word): Word => {
    const [span, other] = word.spans;
    if (span === undefined || other !== undefined || span.note !== undefined) return word;
    // Two fields or comments may read alike and are still two.
    if (span.style.field !== undefined || span.style.comment !== undefined) return word;
    const { style, texts } = shelfOf(span.style);
    const spans = texts.get(span.text) ?? [{ text: span.text, style }];
    if (texts.size < textsMax) texts.set(span.text, spans);
    return { ...word, spans };
  };
  return (pieces) => pieces.map((piece) => ({ ...piece, words: piece.words.map(shared) }));
}
