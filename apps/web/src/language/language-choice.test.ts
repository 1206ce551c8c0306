import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserLanguageChoice } from './language-choice.ts';
import { languageStorageKey } from './storage-key.ts';

interface Surroundings {
  saved?: string;
  browser?: string[];
  page?: string;
}

/** The three places where a language is looked for, as the detector sees them. */
function surround({ saved, browser = [], page = '' }: Surroundings) {
  const storage = new Map(saved === undefined ? [] : [[languageStorageKey, saved]]);
  const document = {
    cookie: '',
    documentElement: { getAttribute: () => page, lang: page },
  };
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  };
  vi.stubGlobal('window', { localStorage, document });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { languages: browser });
  return { storage, document };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the language of a browser', () => {
  it.each<[string, Surroundings, string]>([
    ['the saved choice comes first', { saved: 'fr', browser: ['en-GB'], page: 'en' }, 'fr'],
    ['then the browser’s language', { browser: ['fr-CA', 'en'], page: 'en' }, 'fr'],
    ['the first of the browser’s that we speak', { browser: ['de-DE', 'fr', 'en'] }, 'fr'],
    ['then the page’s attribute', { browser: ['de'], page: 'fr' }, 'fr'],
    ['English when none is ours', { browser: ['de'], page: 'nl' }, 'en'],
    ['English when nothing is known', {}, 'en'],
    ['a saved value that is no language of ours is passed over', { saved: 'xx', browser: ['fr'] }, 'fr'],
    ['a damaged saved value is passed over', { saved: '<script>', browser: ['fr'] }, 'fr'],
  ])('%s', (_, surroundings, expected) => {
    surround(surroundings);
    expect(browserLanguageChoice().current()).toBe(expected);
  });

  it('is not saved before somebody chooses', () => {
    const { storage, document } = surround({ browser: ['fr'] });
    browserLanguageChoice();
    expect(storage.size).toBe(0);
    expect(document.cookie).toBe('');
  });

  it('is saved when it is chosen, and told to who listens', () => {
    const { storage, document } = surround({ browser: ['fr'] });
    const choice = browserLanguageChoice();
    const listener = vi.fn();
    const stop = choice.onChange(listener);
    choice.choose('en');
    expect(choice.current()).toBe('en');
    expect(listener).toHaveBeenCalledOnce();
    expect(storage.get(languageStorageKey)).toBe('en');
    expect(document.cookie).toMatch(/^pagesmith_language=en; Path=\/; Expires=.+; SameSite=Lax$/);
    stop();
    choice.choose('fr');
    expect(listener).toHaveBeenCalledOnce();
  });
});
