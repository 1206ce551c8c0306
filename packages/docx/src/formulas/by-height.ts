import type { Item } from './item.ts';

/** Finds the items between two heights without looking at all others of a page. */
export type Between = (top: number, bottom: number) => readonly Item[];

export function byHeight(items: Iterable<Item>): Between {
  const sorted = [...items].sort((first, second) => first.axis - second.axis);
  const firstBelow = (height: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.axis ?? 0) > height) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return (top, bottom) => sorted.slice(firstBelow(top), firstBelow(bottom));
}
