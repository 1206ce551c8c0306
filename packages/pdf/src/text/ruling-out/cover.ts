/** How the pieces of a page could be part of a text that is searched for. */
export interface Cover {
  /** Whether one piece has it all. */
  readonly isWhole: boolean;
  /** Lengths of the text's beginnings with which a piece ends. */
  readonly starts: ReadonlySet<number>;
  /** Parts of the text that are a piece each, as `from` and `to` in one number. */
  readonly middles: ReadonlySet<number>;
  /** Where those ends of the text begin with which a piece begins. */
  readonly ends: ReadonlySet<number>;
}

const shift = 65_536;
/** What is drawn twice in the same place is read once: pieces may overlap by about so much. */
const overlapMax = 10;

/** A text that is searched for, with its beginnings and ends by their length. */
export interface Wanted {
  readonly text: string;
  readonly beginnings: readonly string[];
  readonly ends: readonly string[];
}

export const wantedOf = (text: string): Wanted => ({
  text,
  beginnings: Array.from(text, (_, length) => text.slice(0, length)),
  ends: Array.from(text, (_, length) => text.slice(text.length - length)),
});

export function coverOf(pieces: Iterable<string>, { text, beginnings, ends: endings }: Wanted): Cover {
  const starts = new Set<number>();
  const middles = new Set<number>();
  const ends = new Set<number>();
  let isWhole = false;
  for (const piece of pieces) {
    if (piece.includes(text)) isWhole = true;
    const longest = Math.min(piece.length, text.length - 1);
    for (let length = 1; length <= longest; length += 1) {
      if (piece.endsWith(beginnings[length] ?? '')) starts.add(length);
      if (piece.startsWith(endings[length] ?? '')) ends.add(text.length - length);
    }
    if (piece === '' || piece.length >= text.length) continue;
    for (let from = text.indexOf(piece); from >= 0; from = text.indexOf(piece, from + 1)) {
      middles.add(from * shift + from + piece.length);
    }
  }
  return { isWhole, starts, middles, ends };
}

/** Whether the pieces of two pages that follow each other could make up the text, in whatever order they are read. */
export function couldHold(one: Cover, other: Cover): boolean {
  if (one.isWhole || other.isWhole) return true;
  const ends = [...one.ends, ...other.ends];
  if (ends.length === 0) return false;
  const reached = new Set([...one.starts, ...other.starts]);
  const middles = [...one.middles, ...other.middles];
  const isReached = (from: number): boolean => {
    for (let at = from; at <= from + overlapMax; at += 1) if (reached.has(at)) return true;
    return false;
  };
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const middle of middles) {
      if (isReached(Math.floor(middle / shift))) reached.add(middle % shift);
    }
  }
  return ends.some(isReached);
}
