import type { Query } from './parse.ts';
import { checkTime } from './values.ts';

/** In milliseconds, which is as exact as the times of calls are. */
export interface TimeRange {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

const timeNames = ['createdAt', '$createdAt', '$updatedAt'];

/** The time that all of the queries leave together; undefined when one of them is about anything else. */
export function timeRangeOf(queries: readonly Query[]): TimeRange | undefined {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const query of queries) {
    const range = timeNames.includes(query.attribute) ? rangeOf(query) : undefined;
    if (!range) return undefined;
    from = Math.max(from, range.from);
    to = Math.min(to, range.to);
  }
  return { from, to };
}

function rangeOf({ method, attribute, values }: Query): TimeRange | undefined {
  const [first = 0, second = 0] = values.map((value) => Date.parse(checkTime(attribute, value)));
  const [always, never] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  switch (method) {
    case 'greaterThanEqual':
      return { from: first, to: never };
    case 'greaterThan':
      return { from: first + 1, to: never };
    case 'lessThan':
      return { from: always, to: first };
    case 'lessThanEqual':
      return { from: always, to: first + 1 };
    case 'between':
      return { from: first, to: second + 1 };
    default:
      return undefined;
  }
}
