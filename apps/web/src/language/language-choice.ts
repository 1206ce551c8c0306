import { policy } from '@pagesmith/catalog';
import { defaultLanguage, isLanguage, type Language, languages } from '@pagesmith/kernel';
import { createInstance } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';

export interface LanguageChoice {
  current(): Language;
  /** What the page came in: a prerendered one is taken over in that language, and follows the choice from there. */
  ofPage(): Language;
  choose(language: Language): void;
  /** Returns how to stop listening. */
  onChange(listener: () => void): () => void;
}

export const languageStorageKey = 'pagesmith_language';

/**
 * The language of this browser: saved choice, then the browser's own, then the page's `lang`.
 * Only a choice is saved (local storage, and a cookie for the server), so that who never chose keeps following the browser.
 */
export function browserLanguageChoice(): LanguageChoice {
  const detector = new LanguageDetector();
  const i18next = createInstance();
  i18next.use(detector).init({
    initAsync: false,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    resources: {},
    showSupportNotice: false,
    detection: {
      order: ['localStorage', 'navigator', 'htmlTag'],
      lookupLocalStorage: languageStorageKey,
      lookupCookie: languageStorageKey,
      cookieMinutes: policy.languageCookieDays * 24 * 60,
      cookieOptions: { path: '/', sameSite: 'lax' },
      caches: [],
      convertDetectedLanguage: (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? tag,
    },
  });
  const languageOfPage = document.documentElement.lang;
  // Some browsers forget cookies that scripts set after some days: who has chosen keeps being greeted in that language.
  if ([detector.detect(['localStorage'])].flat().some(isLanguage)) {
    detector.cacheUserLanguage(i18next.language, ['cookie']);
  }
  return {
    current: () => (isLanguage(i18next.language) ? i18next.language : defaultLanguage),
    ofPage: () => (isLanguage(languageOfPage) ? languageOfPage : defaultLanguage),
    choose: (language) => {
      detector.cacheUserLanguage(language, ['localStorage', 'cookie']);
      i18next.changeLanguage(language);
    },
    onChange: (listener) => {
      i18next.on('languageChanged', listener);
      return () => i18next.off('languageChanged', listener);
    },
  };
}
