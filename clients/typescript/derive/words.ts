import type { ApiDescription } from '@pagesmith/source';

/** Apart, because a program that calls the API does not show them; a command line does. */
export const wordsFile = `import type { OperationId } from './operations.ts';
import type { RouteId } from './routes.ts';
import { wordsInEnglish } from './words-in-english.ts';
import { wordsInFrench } from './words-in-french.ts';

export interface OperationWords {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** What each part and each option is for. */
  readonly help: Readonly<Record<string, string>>;
}

export type RouteWords = Pick<OperationWords, 'summary' | 'help'>;

export interface Words {
  readonly operations: Readonly<Record<OperationId, OperationWords>>;
  readonly routes: Readonly<Record<RouteId, RouteWords>>;
}

export const words: Readonly<Record<'en' | 'fr', Words>> = { en: wordsInEnglish, fr: wordsInFrench };
`;

type Described = readonly { readonly name: string; readonly help: Readonly<Record<'en' | 'fr', string>> }[];

export function wordsIn({ operations, routes }: ApiDescription, language: 'en' | 'fr'): string {
  const helpOf = (described: Described) =>
    Object.fromEntries(described.map(({ name, help }) => [name, help[language]]));
  const ofOperations = operations.map(({ id, name, summary, description, parts, options }) => {
    const words = { name: name[language], summary: summary[language], description: description[language] };
    return [id, { ...words, help: helpOf([...parts, ...options]) }];
  });
  const ofRoutes = routes.map(({ id, summary, values }) => [
    id,
    { summary: summary[language], help: helpOf(values) },
  ]);
  const name = language === 'en' ? 'wordsInEnglish' : 'wordsInFrench';
  const table = { operations: Object.fromEntries(ofOperations), routes: Object.fromEntries(ofRoutes) };
  return `export const ${name} = ${JSON.stringify(table)};\n`;
}
