import type { ComponentStatus } from '@pagesmith/contract';
import { type Language, languages } from '@pagesmith/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixedLanguage } from '../language/fixed-language.ts';
import { LanguageProvider } from '../language/language-context.tsx';
import { ComponentRow } from './component-row.tsx';

const at = '2026-11-16T08:00:00.000Z';
const minutesShown = 90 * 1_440;

const sentence = (language: Language, probedMinutes: number) => {
  const component: ComponentStatus = {
    component: 'api',
    state: 'up',
    days: [{ day: '2026-11-16', probedMinutes, upMinutes: probedMinutes }],
  };
  return renderToStaticMarkup(
    <LanguageProvider choice={fixedLanguage(language)}>
      <ComponentRow component={component} at={at} />
    </LanguageProvider>,
  ).match(/[^>]*90[^<]*(?=<\/p><\/li>)/)?.[0];
};

describe.each(languages)('what a component says of the time it was measured, in %s', (language) => {
  const less = { en: 'less than 1% of', fr: 'moins de 1\u00a0% des' }[language];
  const one = { en: ' 1% of', fr: ' 1\u00a0% des' }[language];

  it('a small share is not shown as none', () => {
    for (const minutes of [1, 60, minutesShown / 100 - 1])
      expect(sentence(language, minutes)).toContain(less);
    expect(sentence(language, 1)).not.toMatch(/\b0([.,]\d+)?\s?%/);
  });

  it('from one percent on, it is a figure', () => {
    expect(sentence(language, minutesShown / 100)).toContain(one);
    expect(sentence(language, minutesShown / 100)).not.toContain(less);
  });
});
