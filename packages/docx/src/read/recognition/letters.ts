import { median } from '../../geometry.ts';
import { sameSizeShare, serifShareMin } from './measures.ts';
import type { RecognizedLine, RecognizedSymbol } from './words.ts';

// How high letters are in ems: between the metrics of Times, Arial and Calibri, and of Noto.
const heights: readonly { readonly letters: RegExp; readonly ems: number }[] = [
  { letters: /^[A-Zbdfhkl0-9ÀÂÉÈÊËÎÏÔÙÛÜÇ]$/, ems: 0.69 },
  { letters: /^[acemnorsuvwxz]$/, ems: 0.48 },
  { letters: /^[gpqy]$/, ems: 0.69 },
  { letters: /^\p{Script=Han}$/u, ems: 0.92 },
  { letters: /^ا$/, ems: 0.76 },
];
const hangs = /^[gjpqyQçÇ,;()[\]{}|$]$/;
const floats = /^['’‘"“”*^°\-–—=~+·•]$/;

const symbolsOf = ({ words }: RecognizedLine): RecognizedSymbol[] => words.flatMap(({ symbols }) => symbols);

/** Where the letters of a line stand: in the middle of it, when the page was scanned a little askew. */
export function baselineOf(line: RecognizedLine): number {
  const symbols = symbolsOf(line);
  const standing = symbols.filter(({ text }) => !hangs.test(text) && !floats.test(text));
  return median((standing.length > 0 ? standing : symbols).map(({ box }) => box.bottom));
}

/** The size of each line's type, guessed from the heights of its letters. */
export function sizesOf(lines: readonly RecognizedLine[]): number[] {
  const estimates = lines.map((line) => symbolsOf(line).flatMap(sizeOf));
  const usual = rounded(median(estimates.flat(), 11));
  return estimates.map((sizes) => {
    const size = median(sizes, usual);
    return Math.abs(size - usual) < usual * sameSizeShare ? usual : rounded(size);
  });
}

function sizeOf({ text, box }: RecognizedSymbol): number[] {
  const known = heights.find(({ letters }) => letters.test(text));
  return known === undefined ? [] : [(box.bottom - box.top) / known.ems];
}

const rounded = (points: number) => Math.max(4, Math.round(points * 2) / 2);

/** Whether the type has serifs, by the letters that are one stroke. */
export function hasSerifs(lines: readonly RecognizedLine[]): boolean {
  const strokes = lines.flatMap(symbolsOf).filter(({ text }) => text === 'l' || text === 'I');
  const share = ({ box }: RecognizedSymbol) => (box.right - box.left) / Math.max(0.1, box.bottom - box.top);
  return median(strokes.map(share)) > serifShareMin;
}
