import type { Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { numberWord } from '../../language/numbers.ts';

/** How many operations there are, in words. */
export const operationCount = (language: Language): string => numberWord(operations.length, language);
