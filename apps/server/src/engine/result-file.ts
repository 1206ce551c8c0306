import { type CipherGCM, createCipheriv, randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { algorithm, nonceLength } from '../sealing/sealing.ts';

/** A second copy of a large result would exceed the memory of its task. */
const pieceBytes = 1_048_576;

/** The result of a task, made when its first bytes come, and sealed if there is a key. */
export class ResultFile {
  readonly #path: string;
  readonly #nonce = randomBytes(nonceLength);
  readonly #cipher: CipherGCM | undefined;
  #file: number | undefined;
  sizeBytes = 0;

  constructor(path: string, key?: Uint8Array) {
    this.#path = path;
    this.#cipher = key && createCipheriv(algorithm, key, this.#nonce);
  }

  write(bytes: Uint8Array): void {
    if (this.#file === undefined) {
      this.#file = openSync(this.#path, 'w', 0o600);
      if (this.#cipher) this.#put(this.#nonce);
    }
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes);
      this.#put(this.#cipher ? this.#cipher.update(piece) : piece);
    }
  }

  /** A sealed result can be opened only from here on. */
  close(): void {
    if (this.#file === undefined) return;
    if (this.#cipher) this.#put(Buffer.concat([this.#cipher.final(), this.#cipher.getAuthTag()]));
    closeSync(this.#file);
    this.#file = undefined;
  }

  #put(bytes: Uint8Array): void {
    if (this.#file === undefined) return;
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#file, bytes, written);
    this.sizeBytes += bytes.length;
  }
}
