import { legalDateOf, legalPageIds, legalVersionDates, legalVersionInForce } from '@pagesmith/catalog';
import { languages } from '@pagesmith/kernel';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../addresses.ts';
import { formatDay } from '../language/dates.ts';
import { prerender } from '../prerender.tsx';
import { placeholders } from '../site/operator/operator.tsx';
import { keptText } from './earlier-version.tsx';
import { earlierLegalPages } from './legal-addresses.ts';
import { legalTexts } from './texts.ts';

it('a legal page changes by a new version alone', () => {
  for (const id of legalPageIds) {
    const { en, fr } = legalTexts[id];
    const hint = `${id} says something else than its version in force. Give it a new version with its date in packages/catalog/src/legal.ts; then npm run legal.`;
    const kept = keptText(id, legalVersionInForce(id));
    expect(kept, hint).toEqual({ en: en(placeholders), fr: fr(placeholders) });
  }
});

it('versions follow each other', () => {
  for (const dates of Object.values(legalVersionDates)) expect(dates).toEqual([...dates].sort());
});

describe.each(languages)('in %s', (language) => {
  it.each(legalPageIds)('%s has its version and date, and links to every earlier one', async (id) => {
    const version = legalVersionInForce(id);
    const { body } = await prerender(addresses[id], language);
    expect(body).toContain(`Version ${version} `);
    expect(body).toContain(formatDay(legalDateOf(id, version) ?? '', language));
    for (const earlier of earlierLegalPages.filter((page) => page.id === id)) {
      expect(body).toContain(`href="${earlier.address}"`);
    }
  });

  it.each(earlierLegalPages)('$address is readable, and says that it was replaced', async (page) => {
    const { head, body } = await prerender(page.address, language);
    expect(body).toContain(`Version ${page.version} `);
    expect(body).toContain(`href="${addresses[page.id]}"`);
    expect(body).toContain(keptText(page.id, page.version)?.[language].title.slice(0, 5));
    expect(head).toContain(`<link rel="canonical" href="__publicUrl__${page.address}"`);
  });
});
