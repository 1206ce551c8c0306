import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pipeline, type Readable, Transform } from 'node:stream';

// Sealed bytes are a nonce, the ciphertext and its tag (AES-256-GCM, NIST SP 800-38D).
export const algorithm = 'aes-256-gcm';
export const nonceLength = 12;
export const tagLength = 16;

/** How much longer a sealed file is than its content. */
export const sealBytes = nonceLength + tagLength;

/** Every job, kept result and private call has its own key: without it those files are unreadable, and no others. */
export const newFileKey = (): Uint8Array => randomBytes(32);

/** What is written through it can only be read with the key. */
export function sealing(key: Uint8Array): Transform {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce);
  let isBegun = false;
  const begin = (stream: Transform) => {
    if (!isBegun) stream.push(nonce);
    isBegun = true;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      begin(this);
      done(null, cipher.update(chunk));
    },
    flush(done) {
      begin(this);
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
}

/** The content of what is written through it, which is sealed; the stream fails if any byte was changed. */
export function opening(key: Uint8Array): Transform {
  let decipher: DecipherGCM | undefined;
  /** The last bytes may be the tag, which only the end of the stream reveals. */
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = Buffer.concat([held, chunk]);
      if (!decipher && held.length >= nonceLength) {
        const nonce = held.subarray(0, nonceLength);
        decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
        held = held.subarray(nonceLength);
      }
      const ready = Math.max(0, held.length - tagLength);
      if (decipher && ready > 0) {
        this.push(decipher.update(held.subarray(0, ready)));
        held = held.subarray(ready);
      }
      done();
    },
    flush(done) {
      if (!decipher || held.length < tagLength) return done(new Error('a sealed file is too short'));
      try {
        done(null, decipher.setAuthTag(held).final());
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** The content of a sealed file. */
export async function readSealed(path: string, key: Uint8Array): Promise<Readable> {
  const file = await open(path);
  return pipeline(file.createReadStream(), opening(key), () => undefined);
}

export function sealText(text: string, key: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

export function openText(sealed: Uint8Array, key: Uint8Array): string {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength), {
    authTagLength: tagLength,
  }).setAuthTag(sealed.subarray(-tagLength));
  const body = decipher.update(sealed.subarray(nonceLength, -tagLength));
  return Buffer.concat([body, decipher.final()]).toString('utf8');
}
