let graphemes: Intl.Segmenter | undefined;
let words: Intl.Segmenter | undefined;
const chunkLength = 500;
// What belongs to the character before it: a chunk must not begin with one.
const continues = /^(?:\p{M}|\p{Cf}|[\uDC00-\uDFFF]|\p{Emoji_Modifier}|\n)/u;

/** Each character by itself, as in most of what is filled into forms. */
export const isSimple = /^[\x20-\x7E]*$/;

/** Pieces of a text that are short enough: the segmenter's time grows with the square of what it is given. */
function* chunksOf(text: string): Generator<{ chunk: string; start: number }> {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(text.length, start + chunkLength);
    while (end < text.length && continues.test(text.slice(end, end + 2))) end += 1;
    yield { chunk: text.slice(start, end), start };
    start = end;
  }
}

/** What a reader takes for characters (UAX #29), with where they start. */
export function* graphemesOf(text: string): Generator<{ segment: string; index: number }> {
  if (isSimple.test(text)) {
    for (let index = 0; index < text.length; index += 1) yield { segment: text.charAt(index), index };
    return;
  }
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { chunk, start } of chunksOf(text)) {
    for (const { segment, index } of graphemes.segment(chunk)) yield { segment, index: start + index };
  }
}

export function* wordsOf(text: string): Generator<string> {
  words ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  for (const { chunk } of chunksOf(text)) for (const { segment } of words.segment(chunk)) yield segment;
}
