import type { Line, Word } from '../model.ts';
import { wordText } from '../pieces/index.ts';

/** What stays together where a line is broken, and how wide it is without the spacing of letters. */
interface Unit {
  readonly width: number;
  readonly letters: number;
  /** The space before it, where one is written. */
  readonly space: number | undefined;
}

/** What a line is broken between: words, and the parts of one that a hyphen divides. */
export function unitsOf(
  lines: readonly Line[],
  widthOf: (word: Word) => number,
  spaceOf: (word: Word) => number,
): Unit[] {
  const units: Unit[] = [];
  let isDivided = false;
  for (const { pieces } of lines) {
    for (const [index, word] of pieces.flatMap(({ words }) => words).entries()) {
      const unit = { width: widthOf(word), letters: wordText(word).length };
      const last = units.at(-1);
      if (index > 0 && !word.isAfterSpace && last !== undefined) {
        const [width, letters] = [last.width + unit.width, last.letters + unit.letters];
        units[units.length - 1] = { ...last, width, letters };
      } else units.push({ ...unit, space: isDivided && index === 0 ? undefined : spaceOf(word) });
      isDivided = /[-\u2010\u00ad]$/.test(wordText(word));
    }
  }
  return units;
}

/** How many lines are filled, of whose rooms the last one is that of all that follow. */
export function filledLines(units: readonly Unit[], spacing: number, rooms: readonly number[]): number {
  let [line, reached] = [0, 0];
  for (const { width, letters, space } of units) {
    const own = width + letters * spacing;
    const before = space === undefined ? 0 : space + spacing;
    const room = rooms[Math.min(line, rooms.length - 1)] ?? Infinity;
    const isFirst = reached === 0;
    if (!isFirst && reached + before + own > room) {
      line++;
      reached = own;
    } else reached += isFirst ? own : before + own;
  }
  return line + 1;
}
