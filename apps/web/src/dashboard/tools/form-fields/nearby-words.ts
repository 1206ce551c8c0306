import type { Rect } from './form-fields.ts';

/** A run of text on a page: where its baseline begins, how wide and how high it is. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far the words of a field may be from it, in points. */
const besideMax = 220;
const aboveMax = 24;
const lengthMax = 90;

/** Pieces of one line that nearly touch belong together; a wider gap is a column's. */
export function joinedRuns(pieces: readonly TextRun[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === '') continue;
    const last = runs.at(-1);
    const gap = last ? piece.x - (last.x + last.width) : 0;
    if (last && Math.abs(piece.y - last.y) < 2 && gap > -1 && gap < piece.height) {
      const space = gap > piece.height / 6 ? ' ' : '';
      const text = `${last.text}${space}${piece.text}`;
      runs[runs.length - 1] = { ...last, text, width: piece.x + piece.width - last.x };
    } else runs.push(piece);
  }
  return runs;
}

/** The words that say what a field is: on its line, before or (of a box to tick) after it, else above it. */
export function nearbyWords(rect: Rect, runs: readonly TextRun[], isTicked: boolean): string | undefined {
  const [left, bottom, right, top] = rect;
  const isOnLine = ({ y, height }: TextRun) => y + height * 0.8 > bottom && y < top - height * 0.2;
  const found = runs.flatMap((run) => {
    const before = left - (run.x + run.width);
    const after = run.x - right;
    const above = run.y - top;
    const overlaps = run.x < right && run.x + run.width > left;
    if (isOnLine(run) && isTicked && after > -2 && after < besideMax / 4) return [{ run, distance: after }];
    if (isOnLine(run) && before > -2 && before < besideMax) return [{ run, distance: before + 4 }];
    if (overlaps && above > -4 && above < aboveMax) return [{ run, distance: above + 8 }];
    return [];
  });
  const [nearest] = found.toSorted((one, other) => one.distance - other.distance);
  return nearest && cleaned(nearest.run.text);
}

/** Without the dots, colons and blanks that lead to the box. */
function cleaned(text: string): string | undefined {
  const words = text
    .replace(/[\s._…]{3,}/g, ' ')
    .replace(/[\s:：*.]+$/u, '')
    .trim();
  if (!/\p{L}/u.test(words)) return undefined;
  return words.length > lengthMax ? `${words.slice(0, lengthMax).trimEnd()}…` : words;
}
