import type { Box, PageCharacter, PageReading, Rule } from '@pagesmith/pdf';
import { blankEmMin, blankSpaceEm, blankTextShareMax, underBaselineEmMax } from './measures.ts';

// On a page with more of them nobody writes.
const gapsMax = 200;
const underscoreEm = 0.5;
const restPointsMin = 2;
/** What the text behind a blank begins with where the sentence goes on: a label beside another begins with a capital. */
const goesOn = /^[\p{Ll},.;)]/u;

interface Gap {
  readonly before: PageCharacter;
  readonly after: PageCharacter;
  readonly line: Pick<Box, 'left' | 'right'>;
  readonly letters: readonly PageCharacter[];
}

/**
 * The page with underscores, as people type them, for lines that are drawn within a sentence to be written on: a gap in its
 * place would tear the sentence apart.
 */
export function withBlanks(reading: PageReading): PageReading {
  const drawn = reading.rules.filter(({ isHorizontal }) => isHorizontal);
  if (drawn.length === 0) return reading;
  const rules = new Set<Rule>(reading.rules);
  const typed = new Map<PageCharacter, readonly PageCharacter[]>();
  for (const gap of gapsIn(reading.characters).slice(0, gapsMax)) {
    const rule = [...rules].find((one) => one.isHorizontal && isBlank(one, gap));
    if (rule === undefined) continue;
    const room = roomOf(rule, gap);
    typed.set(gap.before, underscores(room, gap.before));
    rules.delete(rule);
    for (const rest of restsOf(rule, room)) rules.add(rest);
  }
  if (typed.size === 0) return reading;
  const characters = reading.characters.flatMap((one) => [one, ...(typed.get(one) ?? [])]);
  return { ...reading, characters, rules: [...rules] };
}

/** Wide gaps within lines of text behind which a sentence goes on. */
function gapsIn(characters: readonly PageCharacter[]): Gap[] {
  const lines = new Map<number, PageCharacter[]>();
  for (const character of characters) {
    const { text, isInvisible, quarterTurns, slantDegrees } = character;
    if (text.trim() === '' || isInvisible || quarterTurns !== 0 || slantDegrees !== 0) continue;
    const key = Math.round(character.baseline);
    const line = lines.get(key);
    if (line === undefined) lines.set(key, [character]);
    else line.push(character);
  }
  return [...lines.values()].flatMap((found) => {
    const letters = found.toSorted((first, second) => first.box.left - second.box.left);
    const [left, right] = [letters[0]?.box.left ?? 0, letters.at(-1)?.box.right ?? 0];
    return letters.slice(1).flatMap((after, index) => {
      const before = letters[index];
      if (before === undefined || !goesOn.test(after.text)) return [];
      if (after.box.left - before.box.right < before.sizePoints * blankEmMin) return [];
      return [{ before, after, line: { left, right }, letters }];
    });
  });
}

/** Whether a line fills a gap, under which words of the same line may stand, but not all of it as below a row of a table. */
function isBlank({ box }: Rule, { before, after, line, letters }: Gap): boolean {
  const { sizePoints, baseline } = before;
  const slack = sizePoints * blankSpaceEm * 2;
  const below = box.top - baseline;
  if (below < -sizePoints * 0.1 || below > sizePoints * underBaselineEmMax) return false;
  if (box.left > before.box.right + slack || box.right < after.box.left - slack) return false;
  if (box.left < line.left || box.right > line.right) return false;
  const covered = letters.reduce(
    (sum, { box: letter }) =>
      sum + Math.max(0, Math.min(letter.right, box.right) - Math.max(letter.left, box.left)),
    0,
  );
  return covered < (box.right - box.left) * blankTextShareMax;
}

/** The part of a gap that the line fills, with the room of a space before it, and behind it where a word follows. */
function roomOf({ box }: Rule, { before, after }: Gap): Pick<Box, 'left' | 'right'> {
  const space = before.sizePoints * blankSpaceEm;
  const left = Math.max(box.left, before.box.right + space);
  return { left, right: Math.min(box.right, after.box.left - (/\p{L}/u.test(after.text) ? space : 0)) };
}

function underscores({ left, right }: Pick<Box, 'left' | 'right'>, like: PageCharacter): PageCharacter[] {
  const count = Math.max(1, Math.round((right - left) / (like.sizePoints * underscoreEm)));
  const step = (right - left) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...like,
    text: '_',
    box: { ...like.box, left: left + index * step, right: left + (index + 1) * step },
  }));
}

const restsOf = (rule: Rule, { left, right }: Pick<Box, 'left' | 'right'>): Rule[] =>
  [
    { ...rule, box: { ...rule.box, right: left } },
    { ...rule, box: { ...rule.box, left: right } },
  ].filter(({ box }) => box.right - box.left > restPointsMin);
