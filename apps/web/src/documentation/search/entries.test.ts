import { languages } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { describe, expect, it } from 'vitest';
import { find, searchEntries } from './entries.ts';

describe.each(languages)('the search of the documentation in %s', (language) => {
  const entries = searchEntries(language);
  const found = (query: string) => find(entries, query).map(({ id }) => id);

  it('finds nothing while nothing is looked for, or where not every word is there', () => {
    expect(found(' ')).toEqual([]);
    expect(found('merge-pdf nonsense-word')).toEqual([]);
  });

  it('finds every operation by its address, first', () => {
    for (const { id } of operations) expect(found(id)[0]).toBe(id);
  });

  it('finds an operation by a part, and an error by its code alone', () => {
    expect(found('renameMap')).toEqual(['rename-fields']);
    expect(found('part_missing')).toEqual(['part_missing']);
  });
});

it('accents and case do not matter', () => {
  expect(find(searchEntries('fr'), 'INSERER').map(({ id }) => id)).toContain('insert-pdf');
});
