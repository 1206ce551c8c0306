import type { Piece, Span, Word } from '../model.ts';

const numbersPerWord = 5;
const isDividedBit = 1;
const isAfterSpaceBit = 2;

// Letters that paragraphs begin with are found when a page is laid out, of pieces that are not packed.
type Packed = Omit<Piece, 'initial'>;
type Fields = { readonly [Name in keyof Required<Packed>]: Packed[Name] };

/**
 * A piece whose words are made when they are asked for. V8 holds each number of an object apart, but those of a list
 * together: packed, the words of a long document take a third of the memory.
 */
class PackedPiece implements Fields {
  readonly box: Piece['box'];
  readonly baseline: number;
  readonly sizePoints: number;
  readonly isRightToLeft: boolean;
  readonly headingLevel: Piece['headingLevel'];
  readonly tag: Piece['tag'];
  readonly labelWords: Piece['labelWords'];
  readonly cellTags: Piece['cellTags'];
  readonly #numbers: readonly number[];
  readonly #spans: readonly (readonly Span[])[];

  constructor(piece: Piece) {
    const { words } = piece;
    this.box = piece.box;
    this.baseline = piece.baseline;
    this.sizePoints = piece.sizePoints;
    this.isRightToLeft = piece.isRightToLeft;
    this.headingLevel = piece.headingLevel;
    this.tag = piece.tag;
    this.labelWords = piece.labelWords;
    this.cellTags = piece.cellTags;
    this.#numbers = numbersOf(words);
    this.#spans = words.map(({ spans }) => spans);
  }

  get words(): readonly Word[] {
    return this.#spans.map((spans, index) => wordAt(this.#numbers, index * numbersPerWord, spans));
  }
}

/** Of each word its box and what is said of it. */
function numbersOf(words: readonly Word[]): number[] {
  const numbers = new Array<number>(words.length * numbersPerWord);
  let position = 0;
  for (const { box, isDivided, isAfterSpace } of words) {
    numbers[position++] = box.left;
    numbers[position++] = box.top;
    numbers[position++] = box.right;
    numbers[position++] = box.bottom;
    numbers[position++] = (isDivided ? isDividedBit : 0) + (isAfterSpace ? isAfterSpaceBit : 0);
  }
  return numbers;
}

function wordAt(numbers: readonly number[], start: number, spans: readonly Span[]): Word {
  const at = (offset: number) => numbers[start + offset] ?? 0;
  const bits = at(4);
  return {
    spans,
    box: { left: at(0), top: at(1), right: at(2), bottom: at(3) },
    isDivided: (bits & isDividedBit) > 0,
    isAfterSpace: (bits & isAfterSpaceBit) > 0,
  };
}

export const packed = (pieces: readonly Piece[]): Piece[] => pieces.map((piece) => new PackedPiece(piece));

/** With their words at hand, for work that asks for them again and again. */
export const unpacked = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, words: piece.words }));
