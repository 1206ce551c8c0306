import { createHash, randomInt } from 'node:crypto';
import { type KeyMode, maskApiKey, prefixOf } from '@pagesmith/catalog';
import type { Secrets } from '../secrets/secrets.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 40 of 62 letters are 238 bits. */
const randomLength = 40;

export const generateKey = (mode: KeyMode = 'live'): string =>
  prefixOf(mode) + Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Needs no secret: enough for a text that we made ourselves, which nobody can find by trying. */
export const plainHash = (key: string): Uint8Array => createHash('sha256').update(key).digest();

/** As much as the masked form shows: enough to find a key by what its owner quotes, and no help in guessing it. */
export const startOf = (key: string): string => maskApiKey(key).split('•', 1)[0] ?? '';

/**
 * What is kept of a key. Its owner may see a revealable one again. Of one that is shown once, the masked form is all that
 * can ever be read, and its hash outlives a change of the server's secret.
 */
export const keptKey = (secrets: Secrets, key: string, isRevealable: boolean) => ({
  keyEncrypted: secrets.encrypt(isRevealable ? key : maskApiKey(key)),
  keyHash: isRevealable ? secrets.hash(key) : plainHash(key),
  secretKeyId: secrets.keyId,
  keyStart: startOf(key),
  isRevealable,
});
