import { type Draft, pairsIn } from '../request/draft.ts';

/** Rows where both names are filled; the others are ignored. */
export const completeRenames = (draft: Draft, part: string) =>
  pairsIn(draft, part)
    .map(({ name, value }) => ({ oldName: name.trim(), newName: value.trim() }))
    .filter(({ oldName, newName }) => oldName !== '' && newName !== '');
