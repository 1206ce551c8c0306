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

it.each([
  ['en', 'pasword', 'authentication'],
  ['en', 'roatate', 'extract-pages'],
  ['en', 'webhok', 'webhooks'],
  ['fr', 'fusioner', 'merge-pdf'],
  ['fr', 'mot de pase', 'authentication'],
  ['fr', "l'erreur", 'server_failed'],
] as const)('in %s, %s finds %s', (language, query, id) => {
  expect(find(searchEntries(language), query).map((entry) => entry.id)).toContain(id);
});

it('what is named nearly so comes first', () => {
  expect(find(searchEntries('en'), 'webhok')[0]?.id).toBe('webhooks');
});

it('a slip in a short word, and a word that resembles none, find nothing', () => {
  for (const query of ['zq', 'xyz', 'zzzzqq', 'x'.repeat(500)])
    expect(find(searchEntries('en'), query)).toEqual([]);
});

it('the number of an answer finds its errors', () => {
  expect(find(searchEntries('en'), '429').map(({ id }) => id)).toContain('work_exhausted');
});

it('accents and case do not matter', () => {
  expect(find(searchEntries('fr'), 'INSERER').map(({ id }) => id)).toContain('insert-pdf');
});
