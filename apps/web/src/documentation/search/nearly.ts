/** A slip in a word of at least this length still leaves it recognisable; in a longer one, two do. */
const lengthMin = 4;
const lengthOfTwoSlips = 8;
/** Nobody types a longer word by hand, and none is compared letter by letter. */
const lengthMax = 30;

/**
 * Tells of other words whether they were meant by this one: a letter missing, added, changed or swapped with the next. What it
 * has told it knows: the same words are in most texts.
 */
export function meantBy(word: string): (other: string) => boolean {
  const slipsMax = word.length < lengthOfTwoSlips ? 1 : 2;
  const isWhole = word.length >= lengthMin && word.length <= lengthMax;
  const told = new Map<string, boolean>();
  return (other) => {
    if (!isWhole || other.length < word.length - slipsMax) return false;
    const known = told.get(other);
    if (known !== undefined) return known;
    // Of a longer word its beginning will do: it may be a plural, or not be typed to its end.
    const lengths = new Set([word.length, word.length + 1].map((length) => Math.min(length, other.length)));
    const isMeant = [...lengths].some((length) => slips(word, other.slice(0, length), slipsMax) <= slipsMax);
    told.set(other, isMeant);
    return isMeant;
  };
}

/** Slips that lead from one word to the other (Damerau and Levenshtein, without moves over a distance). */
function slips(first: string, second: string, max: number): number {
  if (Math.abs(first.length - second.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped =
        first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1] && row > 1;
      const ways = [
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      if (isSwapped) ways.push((before[column - 2] ?? 0) + 1);
      next.push(Math.min(...ways));
    }
    before = last;
    last = next;
  }
  return last[second.length] ?? max + 1;
}
