import type { Measure } from '../form-fields/text-fit.ts';

/** A piece of text on a page, as pdf.js gives it. */
export interface TextPiece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL?: boolean;
}

type Rect = readonly [number, number, number, number];

/** As the search compares: without case, white space, ligatures, and hyphens at the ends of lines. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

interface Letter {
  readonly letter: string;
  readonly piece: number;
  /** Where in its piece, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

function lettersOf({ str, hasEOL }: TextPiece, piece: number, measure: Measure): Letter[] {
  const characters = [...(hasEOL ? str.replace(/[-\u00ad\u2010]\s*$/, '') : str)];
  const whole = measure(str) || 1;
  const shareAt = (index: number) => measure(characters.slice(0, index).join('')) / whole;
  return characters.flatMap((character, index) =>
    [...plain(character)].map((letter) => ({ letter, piece, from: shareAt(index), to: shareAt(index + 1) })),
  );
}

/** Where the words stand on the page: a rectangle for each piece that holds some of them, of their first occurrence. */
export function placesOf(wanted: string, pieces: readonly TextPiece[], measure: Measure): Rect[] {
  const letters = pieces.flatMap((piece, index) => lettersOf(piece, index, measure));
  const text = letters.map(({ letter }) => letter).join('');
  const needle = plain(wanted);
  const start = needle === '' ? -1 : text.indexOf(needle);
  if (start < 0) return [];
  const found = letters.slice(start, start + needle.length);
  const touched = [...new Set(found.map(({ piece }) => piece))];
  return touched.flatMap((index) => {
    const piece = pieces[index];
    const own = found.filter((letter) => letter.piece === index);
    const [first] = own;
    const last = own.at(-1);
    if (!piece || !first || !last) return [];
    const [, , , , x = 0, y = 0] = piece.transform;
    const bottom = y - piece.height * 0.25;
    return [[x + piece.width * first.from, bottom, x + piece.width * last.to, y + piece.height] as const];
  });
}
