import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pipeline, Readable, Transform } from 'node:stream';

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

/** The content of a sealed file; the stream fails if any byte was changed. */
export async function readSealed(path: string, key: Uint8Array): Promise<Readable> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = Math.max(nonceLength, size - tagLength);
    const [nonce, tag] = [Buffer.alloc(nonceLength), Buffer.alloc(tagLength)];
    await file.read(nonce, 0, nonceLength, 0);
    await file.read(tag, 0, tagLength, end);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAuthTag(tag);
    const isEmpty = end === nonceLength;
    const source = isEmpty ? Readable.from([]) : file.createReadStream({ start: nonceLength, end: end - 1 });
    if (isEmpty) await file.close();
    return pipeline(source, decipher, () => undefined);
  } catch (error) {
    await file.close();
    throw error;
  }
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
