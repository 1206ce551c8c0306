// Written by `npm run check` from the definitions of the operations; never by hand.
import type { OperationId } from './operations.ts';
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
