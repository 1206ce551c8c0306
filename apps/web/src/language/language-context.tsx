import type { Language } from '@pagesmith/kernel';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { WordsOf } from './define-words.ts';
import type { LanguageChoice } from './language-choice.ts';

interface CurrentLanguage {
  readonly language: Language;
  choose(language: Language): void;
}

const LanguageContext = createContext<CurrentLanguage | undefined>(undefined);

export function LanguageProvider({ choice, children }: { choice: LanguageChoice; children: ReactNode }) {
  const language = useSyncExternalStore(choice.onChange, choice.current, choice.ofPage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageContext value={{ language, choose: choice.choose }}>{children}</LanguageContext>;
}

export function useLanguage(): CurrentLanguage {
  const current = useContext(LanguageContext);
  if (!current) throw new Error('useLanguage is called outside of a LanguageProvider.');
  return current;
}

/** The words of a component in the current language. */
export function useWords<Shape>(words: WordsOf<Shape>): Shape {
  return words[useLanguage().language];
}
