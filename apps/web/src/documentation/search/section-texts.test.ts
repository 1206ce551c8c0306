import { languages } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { describe, expect, it } from 'vitest';
import { matches, sectionEntries } from './section-texts.ts';

describe.each(languages)('the search within the documentation in %s', (language) => {
  const entries = sectionEntries(language);
  const found = (query: string) => entries.filter((entry) => matches(entry, query)).map(({ id }) => id);

  it('shows everything while nothing is looked for', () => {
    expect(found('')).toEqual([
      'authentication',
      ...operations.map(({ id }) => id),
      'jobs',
      'webhooks',
      'gdpr',
      'errors',
      'support',
    ]);
  });

  it('finds an operation by its address, its parts and its errors', () => {
    expect(found('merge-pdf')).toEqual(['merge-pdf']);
    expect(found('renameMap')).toEqual(['rename-fields']);
    expect(found('xfa_form')).toContain('fill-pdf');
  });

  it('finds nothing where not every word is there', () => {
    expect(found('merge-pdf nonsense-word')).toEqual([]);
  });
});

it('accents and case do not matter', () => {
  const entries = sectionEntries('fr').filter((entry) => matches(entry, 'INSERER'));
  expect(entries.map(({ id }) => id)).toContain('insert-pdf');
});
