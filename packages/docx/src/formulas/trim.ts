import type { Item } from './item.ts';

const opening = /^[([{⟨⌊⌈]$/;
const closing = /^[)\]}⟩⌋⌉]$/;
const between = /^[+\-−±×÷=<>≤≥≈≠≡/·⋅→]$/;

/** A formula among words without what belongs to these: punctuation, open brackets, numbers that stand apart. */
export function trimmed(chain: readonly Item[]): Item[] {
  const sorted = [...chain].sort((first, second) => first.box.left - second.box.left);
  const first = sorted.findIndex(({ isMathematical }) => isMathematical);
  const last = sorted.findLastIndex(({ isMathematical }) => isMathematical);
  const before = joined(sorted.slice(0, first + 1).reverse()).reverse();
  const behind = joined(sorted.slice(last));
  const ownEnd = withoutEnd([...before.slice(0, -1), ...sorted.slice(first, last), ...behind]);
  return withoutStart(ownEnd);
}

/** From a sign of the formula on: what touches it, and what follows an operator. */
function joined(items: readonly Item[]): Item[] {
  const own: Item[] = [];
  for (const item of items) {
    const last = own.at(-1);
    if (last !== undefined) {
      const gap = Math.max(item.box.left - last.box.right, last.box.left - item.box.right);
      const isClose = gap < item.sizePoints * 0.2 || between.test(last.text) || between.test(item.text);
      if (!isClose) break;
    }
    own.push(item);
  }
  return own;
}

const countOf = (items: readonly Item[], kind: RegExp) => items.filter(({ text }) => kind.test(text)).length;

function withoutEnd(items: Item[]): Item[] {
  const last = items.at(-1);
  if (last === undefined || last.isMathematical) return items;
  const isLoose = closing.test(last.text) && countOf(items, closing) > countOf(items, opening);
  const isOpen = /^[,.:;]$/.test(last.text) || opening.test(last.text) || between.test(last.text);
  return isLoose || isOpen ? withoutEnd(items.slice(0, -1)) : items;
}

function withoutStart(items: Item[]): Item[] {
  const [first] = items;
  if (first === undefined || first.isMathematical) return items;
  const isLoose = opening.test(first.text) && countOf(items, opening) > countOf(items, closing);
  const isOpen = /^[,.:;=<>/]$/.test(first.text) || closing.test(first.text);
  return isLoose || isOpen ? withoutStart(items.slice(1)) : items;
}
