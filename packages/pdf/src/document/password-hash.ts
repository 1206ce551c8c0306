import { createCipheriv, createHash } from 'node:crypto';

interface Hashed {
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  /** The 48 bytes of /U, for what belongs to the owner. */
  readonly user?: Uint8Array;
}

const noBytes = new Uint8Array();
const digests = ['sha256', 'sha384', 'sha512'] as const;

/** Algorithm 2.B of ISO 32000-2, 7.6.4.3.4: slow on purpose. */
export function hashPassword({ password, salt, user = noBytes }: Hashed): Buffer {
  let key = createHash('sha256').update(password).update(salt).update(user).digest();
  for (let round = 1, last = 0; round <= 64 || last > round - 33; round += 1) {
    const block = Buffer.concat([password, key, user]);
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const encrypted = cipher.setAutoPadding(false).update(Buffer.concat(Array<Buffer>(64).fill(block)));
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(digests[sum % 3] ?? 'sha256')
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** As many bytes of a password as count. */
export const passwordBytes = (password: string): Buffer => Buffer.from(password).subarray(0, 127);
