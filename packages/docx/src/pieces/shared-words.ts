import type { Piece, Span, TextStyle, Word } from '../model.ts';

interface Shared {
  readonly style: TextStyle;
  readonly texts: Map<string, readonly Span[]>;
}

// Beyond as many distinct words as a language needs, the rest are numbers, which rarely recur.
const textsMax = 20_000;

/** Keeps each word in each style once: in a long document, nearly every word has occurred before. */
export function shareWords(): (pieces: readonly Piece[]) => Piece[] {
  const shared = new Map<string, Shared>();
  const known = new WeakMap<TextStyle, Shared>();
  const sharedOf = (style: TextStyle): Shared => {
    const found = known.get(style);
    if (found !== undefined) return found;
    const key = JSON.stringify(style);
    const one = shared.get(key) ?? { style, texts: new Map() };
    shared.set(key, one);
    known.set(style, one);
    return one;
  };
  const sharedWord = (word: Word): Word => {
    const [span, other] = word.spans;
    if (span === undefined || other !== undefined || span.note !== undefined) return word;
    if (span.inset !== undefined) return word;
    // Two fields or comments may read alike and are still two.
    if (span.style.field !== undefined || span.style.comment !== undefined) return word;
    const { style, texts } = sharedOf(span.style);
    const spans = texts.get(span.text) ?? [{ text: span.text, style }];
    if (texts.size < textsMax) texts.set(span.text, spans);
    return { ...word, spans };
  };
  return (pieces) => pieces.map((piece) => ({ ...piece, words: piece.words.map(sharedWord) }));
}
