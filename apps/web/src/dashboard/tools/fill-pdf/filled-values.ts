import type { Success } from '../request/answer.ts';
import { type Draft, nextPairId, pairsIn, withPairs } from '../request/draft.ts';

/** What stands in a field of the form so far; nothing where it was not touched. */
export const valuesOf = (draft: Draft, part: string, field: string): string[] =>
  pairsIn(draft, part)
    .filter((pair) => pair.isOffered && pair.name === field)
    .map(({ value }) => value);

export function withValues(draft: Draft, part: string, field: string, values: readonly string[]): Draft {
  const pairs = pairsIn(draft, part);
  const others = pairs.filter((pair) => !(pair.isOffered && pair.name === field));
  const first = nextPairId(pairs);
  const added = values.map((value, index) => ({ id: first + index, name: field, value, isOffered: true }));
  return withPairs(draft, part, [...others, ...added]);
}

/** The last run had to cut this field's text off, and it has not been changed since. */
export const isCutOff = (answer: Success | undefined, draft: Draft, part: string, field: string): boolean =>
  answer?.warnings.cutOffFields?.includes(field) === true &&
  valuesOf(answer.draft, part, field).join('\n') === valuesOf(draft, part, field).join('\n');
