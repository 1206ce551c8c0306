import { formatDateTime } from '../language/dates.ts';
import { useLanguage } from '../language/language-context.tsx';
import { factWords } from './fact-words.ts';
import { figureText } from './figure-text.ts';
import { serviceFactWords } from './service-fact-words.ts';
import { valueWord } from './value-word.ts';

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);

/** What the server tells by name and value, as people read it. */
export function useFactText() {
  const { language } = useLanguage();
  const words: Readonly<Record<string, string>> = {
    ...factWords[language],
    ...serviceFactWords[language],
  };
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const head = (name: string): string => words[name] ?? name;
  const text = (name: string, value: unknown): string => {
    if (value === null || value === undefined) return '–';
    if (isTime(value)) return formatDateTime(value);
    if (typeof value === 'boolean') return value ? '✓' : '–';
    if (typeof value === 'number') return figureText(name, value, language);
    if (Array.isArray(value)) return value.map((one) => text(name, one)).join(', ');
    if (typeof value === 'object') {
      return Object.entries(value)
        .filter(([, its]) => its !== null)
        .map(([part, its]) => `${head(part)}${colon}${text(part, its)}`)
        .join('; ');
    }
    return valueWord(name, String(value), language) ?? String(value);
  };
  return { head, text };
}
