import type { FormulaPart } from '../model.ts';
import { functionName, type Item, isUpright, largeOperators } from './item.ts';
import { numberGapEmMin } from './measures.ts';

/** A sign on the line of a formula with the indices or limits that stand at it. */
export interface Unit {
  readonly item: Item;
  readonly above: Item[];
  readonly below: Item[];
  readonly isStacked: boolean;
}

interface Reading {
  readonly isTall: (item: Item) => boolean;
  readonly base: (items: readonly Item[]) => FormulaPart[];
  readonly row: (items: readonly Item[]) => readonly FormulaPart[] | undefined;
}

const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '⌊': '⌋',
  '⌈': '⌉',
  '⟨': '⟩',
  '|': '|',
  '∥': '∥',
};
const bracket = /^[()[\]{}⌊⌋⌈⌉⟨⟩|∥]$/;
// An operator is taken of what comes before one of these.
const ends = /^[=<>≤≥≈≡≠∼≃≅→∈,;+−-]$/;

/** What stands under “lim” or “max” belongs to all of it, and so to its last letter. */
export function withNames(units: readonly Unit[]): readonly Unit[] {
  const joined = [...units];
  for (let start = 0; start < joined.length; start++) {
    let end = start;
    while (isCloseLetter(joined[end], joined[end + 1])) end++;
    const word = joined.slice(start, end + 1);
    const last = word.at(-1);
    if (last !== undefined && functionName.test(word.map(({ item }) => item.text).join(''))) {
      const [above, below] = [word.flatMap((unit) => unit.above), word.flatMap((unit) => unit.below)];
      joined.splice(start, word.length, ...word.slice(0, -1).map(bare), { ...last, above, below });
    }
    start = end;
  }
  return joined;
}

const bare = (unit: Unit): Unit => ({ ...unit, above: [], below: [] });

const isCloseLetter = (unit: Unit | undefined, next: Unit | undefined): boolean =>
  unit !== undefined &&
  next !== undefined &&
  isUpright(unit.item) &&
  isUpright(next.item) &&
  next.item.box.left - unit.item.box.right < unit.item.sizePoints * 0.15;

/** The parts that units make; undefined where an index or a bracket cannot be placed. */
export function partsOf(units: readonly Unit[], reading: Reading): FormulaPart[] | undefined {
  const parts: FormulaPart[] = [];
  for (let at = 0; at < units.length; ) {
    const taken = partAt(units, at, reading);
    if (taken === undefined) return undefined;
    addPart(parts, taken.part, spaceBetween(units[at - 1], units[at]));
    at = taken.next;
  }
  return parts;
}

interface Taken {
  readonly part: FormulaPart;
  readonly next: number;
}

function partAt(units: readonly Unit[], at: number, reading: Reading): Taken | undefined {
  const unit = units[at];
  if (unit === undefined) return undefined;
  if (reading.isTall(unit.item) && bracket.test(unit.item.text)) return bracketAt(units, at, reading);
  const isBar = /^[|∥]$/.test(unit.item.text);
  const between = isBar ? bracketAt(units, at, { ...reading, isTall: () => true }) : undefined;
  if (between !== undefined) return between;
  if (largeOperators.test(unit.item.text)) return operatorAt(units, at, reading);
  let end = at;
  while (isOneWord(units[end], units[end + 1])) end++;
  const items = units.slice(at, end + 1).map(({ item }) => item);
  const part = indexed(reading.base(items), units[end] ?? unit, reading);
  return part && { part, next: end + 1 };
}

/** Letters of one word and digits of one number have an index together. */
function isOneWord(unit: Unit | undefined, next: Unit | undefined): boolean {
  if (unit === undefined || next === undefined || unit.above.length + unit.below.length > 0) return false;
  const isClose = next.item.box.left - unit.item.box.right < unit.item.sizePoints * 0.15;
  const isAlike = (kind: RegExp) => kind.test(unit.item.text) && kind.test(next.item.text);
  return isClose && (isAlike(/^[\d.,]$/) || (isUpright(unit.item) && isUpright(next.item)));
}

function indexed(
  base: readonly FormulaPart[],
  { above, below }: Unit,
  { row }: Reading,
): FormulaPart | undefined {
  const [only] = base;
  if (above.length + below.length === 0) return only;
  const sides = sidesOf({ above, below }, row);
  return sides && { kind: 'indexed', base, ...sides };
}

type Sides = { readonly above: readonly FormulaPart[]; readonly below: readonly FormulaPart[] };

function sidesOf({ above, below }: Pick<Unit, 'above' | 'below'>, row: Reading['row']): Sides | undefined {
  const sides = { above: above.length === 0 ? [] : row(above), below: below.length === 0 ? [] : row(below) };
  return sides.above === undefined || sides.below === undefined
    ? undefined
    : { above: sides.above, below: sides.below };
}

function bracketAt(units: readonly Unit[], at: number, reading: Reading): Taken | undefined {
  const open = units[at]?.item.text ?? '';
  const close = closing[open];
  let depth = 0;
  for (let end = at + 1; end < units.length; end++) {
    const unit = units[end];
    if (unit === undefined || !reading.isTall(unit.item)) continue;
    if (unit.item.text === close && depth === 0) {
      const inside = partsOf(units.slice(at + 1, end), reading);
      if (inside === undefined || inside.length === 0) return undefined;
      const part = indexed([{ kind: 'bracketed', open, close, inside }], unit, reading);
      return part && { part, next: end + 1 };
    }
    if (unit.item.text === open) depth++;
    if (unit.item.text === close) depth--;
  }
  return undefined;
}

function operatorAt(units: readonly Unit[], at: number, reading: Reading): Taken | undefined {
  const unit = units[at];
  const sides = unit && sidesOf(unit, reading.row);
  if (unit === undefined || sides === undefined) return undefined;
  let end = at + 1;
  while (end < units.length && (end === at + 1 || !ends.test(units[end]?.item.text ?? ''))) end++;
  const inside = partsOf(units.slice(at + 1, end), reading);
  if (inside === undefined) return undefined;
  const { text: sign } = unit.item;
  return { part: { kind: 'operator', sign, ...sides, isStacked: unit.isStacked, inside }, next: end };
}

/** Words in a formula keep their spaces, and wide gaps stay; between its signs Word puts spaces of its own. */
function spaceBetween(before: Unit | undefined, after: Unit | undefined): string {
  if (before === undefined || after === undefined) return '';
  const neighbours = [before.item, after.item];
  const isWritten = ({ text, part }: Item) => part === undefined && /^[\p{L}.,;:]/u.test(text);
  const reached = Math.max(...[before.item, ...before.above, ...before.below].map(({ box }) => box.right));
  const gapEm = (after.item.box.left - reached) / after.item.sizePoints;
  if (gapEm > numberGapEmMin) return '\u2003';
  return gapEm > 0.1 && neighbours.every(isWritten) && neighbours.some(isUpright) ? ' ' : '';
}

function addPart(parts: FormulaPart[], part: FormulaPart, space: string): void {
  const last = parts.at(-1);
  if (part.kind !== 'text') {
    if (space !== '' && last?.kind === 'text') parts[parts.length - 1] = { ...last, text: last.text + space };
    parts.push(part);
    return;
  }
  const isPunctuation = last?.kind === 'text' && last.letters === 'words' && /^[.,;:]$/.test(part.text);
  const isSame = last?.kind === 'text' && (last.letters === part.letters || isPunctuation);
  if (isSame) parts[parts.length - 1] = { ...last, text: last.text + space + part.text };
  else parts.push({ ...part, text: space + part.text });
}
