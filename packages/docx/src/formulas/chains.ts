import { byHeight } from './by-height.ts';
import { functionName, heightOf, type Item, isUpright, largeOperators } from './item.ts';
import { bracketEmMin, indexShareMax, levelEmMax, limitGapEmMax, signGapEmMax } from './measures.ts';

const capable = /^[\d+\-−±×÷=<>≤≥≈≠≡()[\]{}|,.:;!'′″*/·⋅→∞…∗]$/;

/** The signs that may stand in a formula; all others are words around it. */
export function signsAmong(items: readonly Item[]): ReadonlySet<Item> {
  const names = inFunctionNames(items);
  return new Set(items.filter((item) => item.isMathematical || capable.test(item.text) || names.has(item)));
}

/** Signs that belong together, each group around some of a font for formulas. */
export function chainsOf(eligible: ReadonlySet<Item>): Item[][] {
  const free = new Set(eligible);
  const between = byHeight(eligible);
  const sizePoints = [...eligible].reduce((largest, item) => Math.max(largest, item.sizePoints), 0);
  const chains: Item[][] = [];
  for (const seed of eligible) {
    if (!seed.isMathematical || !free.delete(seed)) continue;
    const chain = [seed];
    for (let at = 0; at < chain.length; at++) {
      const from = chain[at];
      if (from === undefined) break;
      const reach = Math.max(sizePoints, from.sizePoints) * 2;
      for (const other of between(from.box.top - reach, from.box.bottom + reach)) {
        if (!free.has(other) || !isBeside(from, other)) continue;
        free.delete(other);
        chain.push(other);
      }
    }
    chains.push(chain);
  }
  return chains;
}

/** The letters of “sin”, “lim” and others, which stand upright in formulas. */
function inFunctionNames(items: readonly Item[]): Set<Item> {
  const found = new Set<Item>();
  let word: Item[] = [];
  const close = () => {
    if (functionName.test(word.map(({ text }) => text).join(''))) for (const item of word) found.add(item);
    word = [];
  };
  for (const item of items) {
    const last = word.at(-1);
    const isLetter = /^[a-zP]$/.test(item.text) && item.part === undefined;
    const goesOn =
      last !== undefined &&
      Math.abs(item.axis - last.axis) < 0.5 &&
      Math.abs(item.box.left - last.box.right) < item.sizePoints * 0.15;
    if (!isLetter || !goesOn) close();
    if (isLetter) word.push(item);
  }
  close();
  return found;
}

function isBeside(first: Item, second: Item): boolean {
  const [large, small] = first.sizePoints >= second.sizePoints ? [first, second] : [second, first];
  const em = large.sizePoints;
  const gap = Math.max(second.box.left - first.box.right, first.box.left - second.box.right);
  if (gap > em * signGapEmMax || (gap > em * 0.22 && isPause(first, second))) return false;
  if (isTall(first) || isTall(second)) return reaches(first, second, em) || reaches(second, first, em);
  const lower = Math.abs(first.axis - second.axis);
  if (small.sizePoints >= em * indexShareMax) return lower <= em * levelEmMax;
  // An index stands close to its base; behind it, the next sign may begin wherever another would.
  const isIndex = small.box.left > large.box.left;
  const isUnderName = gap < 0 && small.isMathematical && isUpright(large) && small.axis > large.axis;
  if (isUnderName) return lower < em;
  return lower < em * 0.62 && (!isIndex || gap < em * 0.35);
}

/** Behind a comma or full stop, a space as wide as between words begins something else. */
const isPause = (first: Item, second: Item) =>
  /^[,.:;]$/.test((first.box.left < second.box.left ? first : second).text);

const isTall = (item: Item) =>
  item.part !== undefined ||
  item.isComplex === true ||
  heightOf(item) > item.sizePoints * bracketEmMin ||
  largeOperators.test(item.text);

/** Whether something stands beside what is tall, or is a limit or an index of it. */
function reaches(tall: Item, other: Item, em: number): boolean {
  if (!isTall(tall)) return false;
  const isSmall = other.sizePoints < tall.sizePoints * indexShareMax;
  const beyond = isSmall ? em * limitGapEmMax : 0;
  return other.axis > tall.box.top - beyond && other.axis < tall.box.bottom + beyond;
}
