import { allowedAddressesMax, keyModes, keyMonthlyCapMax, keyRatePerMinuteMax } from '@pagesmith/catalog';
import { keyNameLengthMax, keyStatuses } from '@pagesmith/contract';
import type { Words } from '@pagesmith/kernel';

interface Accepted {
  readonly words: Words;
  /** Where there is a list of them. */
  readonly values?: readonly string[];
}

const numberUpTo = (max: number): Accepted => ({
  words: {
    en: `a whole number from 1 to ${max}, or null for no limit of its own`,
    fr: `un nombre entier de 1 à ${max}, ou null pour aucune limite propre`,
  },
});

const oneOf = (values: readonly string[]): Accepted => ({
  words: { en: values.join(' or '), fr: values.join(' ou ') },
  values,
});

/** What can be said of a key, apart from its scopes, and what is accepted there. */
const accepted = {
  name: {
    words: {
      en: `a text of 1 to ${keyNameLengthMax} characters`,
      fr: `un texte de 1 à ${keyNameLengthMax}\u00a0caractères`,
    },
  },
  mode: oneOf(keyModes),
  status: oneOf(keyStatuses),
  isRevealable: oneOf(['true', 'false']),
  expiresAt: {
    words: {
      en: 'a time in the future such as 2030-01-31T00:00:00Z, or null for none',
      fr: 'une date future comme 2030-01-31T00:00:00Z, ou null pour aucune',
    },
  },
  allowedAddresses: {
    words: {
      en: `a list of 1 to ${allowedAddressesMax} addresses or networks such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32, or null for any address`,
      fr: `une liste de 1 à ${allowedAddressesMax} adresses ou réseaux comme 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/32, ou null pour toute adresse`,
    },
  },
  ratePerMinute: numberUpTo(keyRatePerMinuteMax),
  monthlyCap: numberUpTo(keyMonthlyCapMax),
} satisfies Readonly<Record<string, Accepted>>;

export type NameOfKey = keyof typeof accepted | 'scopes';

export const isNameOfKey = (name: string): name is NameOfKey =>
  name === 'scopes' || Object.hasOwn(accepted, name);

export function acceptedOf(name: NameOfKey, knownScopes: readonly string[]): Accepted {
  if (name !== 'scopes') return accepted[name];
  const list = knownScopes.join(', ');
  const words = { en: `a list of one or more of: ${list}`, fr: `une liste non vide parmi\u00a0: ${list}` };
  return { words, values: knownScopes };
}
