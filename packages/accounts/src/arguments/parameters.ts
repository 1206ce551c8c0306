import { isWireId } from '@pagesmith/kernel';
import * as z from 'zod';
import type { Parameter } from './read-arguments.ts';

/** PostgreSQL keeps every character but this one. */
const hasNoNul = (value: string) => !value.includes('\0');

/** The pattern that browsers use for an e-mail field, and the longest address that mail can carry (RFC 5321). */
export const emailAddress: Parameter<string> = {
  schema: z.email({ pattern: z.regexes.html5Email }).max(254).toLowerCase(),
  accepted: { en: 'Value must be a valid email address', fr: 'la valeur doit être une adresse e-mail' },
};

const characterCount = (value: string) => [...value].length;

export const password: Parameter<string> = {
  schema: z.string().refine((value) => characterCount(value) >= 8 && characterCount(value) <= 256),
  accepted: {
    en: 'Password must be between 8 and 256 characters long.',
    fr: 'le mot de passe doit avoir de 8 à 256\u00a0caractères.',
  },
};

export const wireId: Parameter<string> = {
  schema: z.string().refine((value) => value === 'unique()' || isWireId(value)),
  accepted: {
    en: "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char",
    fr: 'au plus 36\u00a0caractères parmi a-z, A-Z, 0-9, le point, le tiret et le tiret bas, qui commencent par une lettre ou un chiffre',
  },
};

export const textUpTo = (lengthMax: number): Parameter<string> => ({
  schema: z.string().max(lengthMax).refine(hasNoNul),
  accepted: {
    en: `Value must be a valid string and no longer than ${lengthMax} chars`,
    fr: `la valeur doit être un texte d’au plus ${lengthMax}\u00a0caractères`,
  },
});

export const accountName = textUpTo(128);

/** Something must be left when the blanks at both ends are taken away. */
export const filledTextUpTo = (lengthMax: number): Parameter<string> => ({
  schema: z.string().trim().min(1).max(lengthMax).refine(hasNoNul),
  accepted: {
    en: `Value must be a valid string and at least 1 chars and no longer than ${lengthMax} chars`,
    fr: `la valeur doit être un texte de 1 à ${lengthMax}\u00a0caractères`,
  },
});

export const oneOf = <const Choice extends string>(choices: readonly Choice[]): Parameter<Choice> => ({
  schema: z.enum(choices),
  accepted: {
    en: `Value must be one of (${choices.join(', ')})`,
    fr: `la valeur doit être l’une de celles-ci\u00a0: ${choices.join(', ')}`,
  },
});

const wholeNumber = (min: number, max: number, absent: number): Parameter<number> => ({
  schema: z.coerce.number().int().min(min).max(max),
  accepted: {
    en: `Value must be a valid integer between ${min} and ${max}`,
    fr: `la valeur doit être un entier de ${min} à ${max}`,
  },
  absent,
});

/** One page of a list, newest first: how long it is, and before which entry it begins. */
export const page = {
  limit: wholeNumber(1, 100, 25),
  before: wholeNumber(1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
};
