import { policy } from '@pagesmith/catalog';
import { defaultLanguage, isLanguage, type Language } from '@pagesmith/kernel';
import LanguageDetector from 'i18next-browser-languagedetector';
import { languageStorageKey } from './storage-key.ts';

export interface LanguageChoice {
  current(): Language;
  /** What the page came in: a prerendered one is taken over in that language, and follows the choice from there. */
  ofPage(): Language;
  choose(language: Language): void;
  /** Returns how to stop listening. */
  onChange(listener: () => void): () => void;
}

/**
 * The language of this browser: saved choice, then the browser's own, then the page's `lang`.
 * Only a choice is saved (local storage, and a cookie for the server), so that who never chose keeps following the browser.
 */
export function browserLanguageChoice(): LanguageChoice {
  const detector = new LanguageDetector(
    // This tells the detector that all results are wanted, not only the first.
    { languageUtils: { getBestMatchFromCodes: firstOfOurs } },
    {
      order: ['localStorage', 'navigator', 'htmlTag'],
      lookupLocalStorage: languageStorageKey,
      lookupCookie: languageStorageKey,
      cookieMinutes: policy.languageCookieDays * 24 * 60,
      cookieOptions: { path: '/', sameSite: 'lax' },
      convertDetectedLanguage: (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? tag,
    },
  );
  const languageOfPage = document.documentElement.lang;
  let current = firstOfOurs(detector.detect()) ?? defaultLanguage;
  const listeners = new Set<() => void>();
  // Some browsers forget cookies set by scripts after a few days, so the choice is renewed.
  if (firstOfOurs(detector.detect(['localStorage']))) detector.cacheUserLanguage(current, ['cookie']);
  return {
    current: () => current,
    ofPage: () => (isLanguage(languageOfPage) ? languageOfPage : defaultLanguage),
    choose: (language) => {
      detector.cacheUserLanguage(language, ['localStorage', 'cookie']);
      current = language;
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const firstOfOurs = (found: string | string[] | undefined): Language | undefined =>
  [found ?? []].flat().find(isLanguage);
