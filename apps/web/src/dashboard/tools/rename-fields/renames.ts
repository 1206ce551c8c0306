import { type Draft, nextPairId, pairsIn, withPairs } from '../request/draft.ts';

/** Rows where both names are filled; the others are ignored. */
export const completeRenames = (draft: Draft, part: string) =>
  pairsIn(draft, part)
    .map(({ name, value }) => ({ oldName: name.trim(), newName: value.trim() }))
    .filter(({ oldName, newName }) => oldName !== '' && newName !== '');

/** With the name that a field is given, in its row; an empty one takes the row away. */
export function withRename(draft: Draft, part: string, oldName: string, newName: string): Draft {
  const pairs = pairsIn(draft, part).filter(({ name, value }) => name !== '' || value !== '');
  const isThere = pairs.some(({ name }) => name === oldName);
  if (newName === '')
    return withPairs(
      draft,
      part,
      pairs.filter(({ name }) => name !== oldName),
    );
  const next = isThere
    ? pairs.map((pair) => (pair.name === oldName ? { ...pair, value: newName } : pair))
    : [...pairs, { id: nextPairId(pairs), name: oldName, value: newName }];
  return withPairs(draft, part, next);
}
