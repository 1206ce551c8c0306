// Puts the characters of a page together to words and to pieces of lines, with what the tags say of them.

export { plainText, styleReader, variantOf, visibleCharacters } from './characters.ts';
export { directedParts, isMostlyRightToLeft, isRightToLeft } from './direction.ts';
export { initialGapEmMax, initialRatioMin, initialSlackEm } from './measures.ts';
export { packed, unpacked } from './packed-piece.ts';
export type { PagePieces } from './page-pieces.ts';
export { readPieces } from './read-pieces.ts';
export { shareWords } from './shared-words.ts';
export { around, cellAround } from './tags/elements.ts';
export { orderAcross } from './tags/read-order.ts';
export { areOneBlock } from './tags/same-block.ts';
export {
  linesOf,
  lineText,
  mergeSpans,
  pieceLength,
  pieceText,
  pieceWith,
  textOf,
  unspaced,
  wordText,
} from './text-of.ts';
export { withinWord } from './within-word.ts';
