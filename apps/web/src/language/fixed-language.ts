import type { Language } from '@pagesmith/kernel';
import type { LanguageChoice } from './language-choice.ts';

/** For what is drawn outside of a browser, where nobody can choose. */
export const fixedLanguage = (language: Language): LanguageChoice => ({
  current: () => language,
  ofPage: () => language,
  choose: () => {},
  onChange: () => () => {},
});
