import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { fail } from '@pagesmith/kernel';
import { secretsFailures } from './failures.ts';

/** What the database may know of a secret: its encrypted form, its keyed hash, and the id of the key for both. */
export interface Secrets {
  /** Names the key without telling it. */
  readonly keyId: string;
  /** Whether this key, current or previous, is one of ours. */
  isKnown(keyId: string): boolean;
  encrypt(text: string): Uint8Array;
  decrypt(bytes: Uint8Array, keyId: string): string;
  /** The same text always has the same hash, which nobody can compute without the key. */
  hash(text: string): Uint8Array;
}

export interface SecretKeys {
  readonly secretKey: string;
  /** Keys that may still have encrypted something: read, never written with. */
  readonly previous?: readonly string[];
}

interface DerivedKeys {
  readonly keyId: string;
  readonly encryption: Uint8Array;
  readonly hashing: Uint8Array;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

export function createSecrets({ secretKey, previous = [] }: SecretKeys): Secrets {
  const current = derive(secretKey);
  const known = new Map([...previous.map(derive), current].map((keys) => [keys.keyId, keys]));
  return {
    keyId: current.keyId,
    isKnown: (keyId) => known.has(keyId),
    encrypt: (text) => encrypt(text, current.encryption),
    decrypt: (bytes, keyId) => {
      const { encryption } = known.get(keyId) ?? fail(secretsFailures.secretKeyUnknown());
      return decrypt(bytes, encryption);
    },
    hash: (text) => createHmac('sha256', current.hashing).update(text).digest(),
  };
}

/** RFC 5869: one given key, one derived key for each purpose, so that no two uses ever share one. */
function derive(secretKey: string): DerivedKeys {
  const subKey = (purpose: string, length: number) =>
    new Uint8Array(hkdfSync('sha256', secretKey, 'pagesmith', purpose, length));
  return {
    keyId: Buffer.from(subKey('key id', 6)).toString('hex'),
    encryption: subKey('encryption', 32),
    hashing: subKey('hash', 32),
  };
}

function encrypt(text: string, key: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(bytes: Uint8Array, key: Uint8Array): string {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  try {
    decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    const body = decipher.update(bytes.subarray(nonceLength + tagLength));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch (error) {
    throw secretsFailures.secretDamaged({ cause: error });
  }
}
