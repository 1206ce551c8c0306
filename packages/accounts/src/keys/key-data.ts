import {
  apiKeyPrefix,
  apiKeyRandomLengthMin,
  isApiKey,
  type KeyMode,
  keyModeOf,
  keyModes,
} from '@pagesmith/catalog';
import { keyNameLengthMax, keyStatuses } from '@pagesmith/contract';
import { documentFailures } from '../documents/failures.ts';

const statuses = keyStatuses;
export type KeyStatus = (typeof statuses)[number];

/** Trimmed; without control characters, which no list of keys could show. */
export function checkKeyName(value: unknown): string {
  const name = typeof value === 'string' ? value.trim() : '';
  if (name !== '' && name.length <= keyNameLengthMax && !/\p{Cc}/u.test(name)) return name;
  throw documentFailures.documentInvalidStructure({
    en: `'name' must be a text of 1 to ${keyNameLengthMax} characters.`,
    fr: `«\u00a0name\u00a0» doit être un texte de 1 à ${keyNameLengthMax}\u00a0caractères.`,
  });
}

export function checkKeyStatus(value: unknown): KeyStatus {
  const status = statuses.find((known) => known === value);
  if (status) return status;
  throw documentFailures.documentInvalidStructure({
    en: "'status' must be 'active' or 'inactive'.",
    fr: '«\u00a0status\u00a0» doit valoir «\u00a0active\u00a0» ou «\u00a0inactive\u00a0».',
  });
}

/** As the proposed key has it, if there is one. */
export function checkKeyMode(value: unknown, key: unknown): KeyMode {
  const proposed = typeof key === 'string' && key !== '' ? keyModeOf(key) : undefined;
  const mode = value === undefined ? (proposed ?? 'live') : keyModes.find((known) => known === value);
  if (mode && (proposed === undefined || proposed === mode)) return mode;
  throw documentFailures.documentInvalidStructure({
    en: "'mode' must be 'live' or 'test', and agree with the key: a test key begins with 'pk_test_'.",
    fr: '«\u00a0mode\u00a0» doit valoir «\u00a0live\u00a0» ou «\u00a0test\u00a0», et correspondre à la clé\u00a0: une clé de test commence par «\u00a0pk_test_\u00a0».',
  });
}

/** Undefined when none is proposed. */
export function checkProposedKey(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (isApiKey(value)) return value;
  throw documentFailures.documentInvalidStructure({
    en: `'key' must be '${apiKeyPrefix}' followed by ${apiKeyRandomLengthMin} to 128 random letters or digits; leave it out and the server creates one.`,
    fr: `«\u00a0key\u00a0» doit être «\u00a0${apiKeyPrefix}\u00a0» suivi de ${apiKeyRandomLengthMin} à 128 lettres ou chiffres aléatoires\u00a0; si vous l’omettez, le serveur en crée une.`,
  });
}
