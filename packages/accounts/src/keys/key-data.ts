import { apiKeyPrefix, apiKeyRandomLengthMin, isApiKey } from '@pagesmith/catalog';
import { documentFailures } from '../documents/failures.ts';

export const keyNameLengthMax = 128;

const statuses = ['active', 'inactive'] as const;
export type KeyStatus = (typeof statuses)[number];

/** Trimmed; without control characters, which no list of keys could show. */
export function checkKeyName(value: unknown): string {
  const name = typeof value === 'string' ? value.trim() : '';
  if (name !== '' && name.length <= keyNameLengthMax && !/\p{Cc}/u.test(name)) return name;
  throw documentFailures.documentInvalidStructure({
    en: `'name' is a text of 1 to ${keyNameLengthMax} characters.`,
    fr: `« name » est un texte de 1 à ${keyNameLengthMax} caractères.`,
  });
}

export function checkKeyStatus(value: unknown): KeyStatus {
  const status = statuses.find((known) => known === value);
  if (status) return status;
  throw documentFailures.documentInvalidStructure({
    en: "'status' is 'active' or 'inactive'.",
    fr: '« status » vaut « active » ou « inactive ».',
  });
}

/** Undefined when none is proposed. */
export function checkProposedKey(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (isApiKey(value)) return value;
  throw documentFailures.documentInvalidStructure({
    en: `'key' is '${apiKeyPrefix}' and ${apiKeyRandomLengthMin} to 128 random letters or digits; without one, the server makes it.`,
    fr: `« key » est « ${apiKeyPrefix} » suivi de ${apiKeyRandomLengthMin} à 128 lettres ou chiffres aléatoires ; sans elle, le serveur la crée.`,
  });
}
