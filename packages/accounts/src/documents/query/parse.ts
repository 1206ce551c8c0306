import * as z from 'zod';
import { documentFailures } from '../failures.ts';

export const queryLimits = {
  queriesMax: 100,
  queryLengthMax: 4_096,
  /** Of `and` and `or` inside each other. */
  depthMax: 5,
  limitDefault: 25,
  limitMax: 5_000,
} as const;

export interface Query {
  readonly method: string;
  readonly attribute: string;
  readonly values: readonly unknown[];
}

const shape = z.object({
  method: z.string(),
  attribute: z.string().default(''),
  values: z.array(z.unknown()).default([]),
});

export const invalid = (en: string, fr: string) => documentFailures.generalQueryInvalid({ en, fr });

/** From the texts of the address to queries, of which only the outer form is known to be right. */
export function parseQueries(texts: readonly string[]): Query[] {
  const { queriesMax } = queryLimits;
  if (texts.length > queriesMax) {
    throw invalid(`there may be ${queriesMax} queries at most.`, `il y a ${queriesMax} requêtes au plus.`);
  }
  return texts.map((text, index) => parseQuery(text, index + 1));
}

function parseQuery(text: string, position: number): Query {
  const { queryLengthMax } = queryLimits;
  if (text.length > queryLengthMax) {
    throw invalid(
      `query ${position} is longer than ${queryLengthMax} characters.`,
      `la requête ${position} dépasse ${queryLengthMax}\u00a0caractères.`,
    );
  }
  return shapeQuery(parseJson(text), `${position}`);
}

/** `position` is a path such as 2.1: the first query within the second. */
export function shapeQuery(value: unknown, position: string): Query {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw invalid(
    `query ${position} is not an object with a method, an attribute and a list of values.`,
    `la requête ${position} n’est pas un objet avec une méthode, un attribut et une liste de valeurs.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
