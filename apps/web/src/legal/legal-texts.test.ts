import { policy } from '@pagesmith/catalog';
import { describe, expect, it } from 'vitest';
import { placeholders } from '../site/operator/operator.tsx';
import type { LegalPageTexts } from './legal-text.ts';
import { legalTexts } from './texts.ts';

const shapeOf = (texts: LegalPageTexts, language: 'en' | 'fr') =>
  texts[language](placeholders).sections.map(({ blocks }) =>
    blocks.map((block) => (typeof block === 'string' ? 'text' : block.length)),
  );

describe.each(Object.entries(legalTexts))('the page %s', (_, texts) => {
  it('says in French what it says in English, paragraph by paragraph', () => {
    expect(shapeOf(texts, 'fr')).toEqual(shapeOf(texts, 'en'));
  });

  it('names whom to write to, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      expect(JSON.stringify(texts[language](placeholders))).toContain(placeholders.supportEmail);
    }
  });
});

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const said = JSON.stringify(Object.values(legalTexts).map((texts) => texts[language](placeholders)));

  it.each(Object.entries(policy).filter(([, value]) => typeof value === 'number'))(
    'the legal pages state the policy fact %s',
    (_, value) => {
      expect(said).toMatch(new RegExp(`(?<!\\d)${value}(?!\\d)`));
    },
  );
});
