import { type CipherGCM, createCipheriv, randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { algorithm, nonceLength } from '../sealing/sealing.ts';

/** A second copy of a large result would exceed the memory of its task. */
const pieceBytes = 1_048_576;

interface ResultOptions {
  readonly key?: Uint8Array | undefined;
  /** No file is made of a result that has no more bytes than this. */
  readonly heldBytesMax?: number | undefined;
}

/** The result of a task: a file, made when its first bytes come and sealed if there is a key; or in memory, if it is small. */
export class ResultFile {
  readonly #path: string;
  readonly #nonce = randomBytes(nonceLength);
  readonly #cipher: CipherGCM | undefined;
  readonly #heldBytesMax: number;
  #held: Uint8Array[] | undefined;
  #file: number | undefined;
  sizeBytes = 0;

  constructor(path: string, { key, heldBytesMax = 0 }: ResultOptions = {}) {
    this.#path = path;
    this.#cipher = key && createCipheriv(algorithm, key, this.#nonce);
    this.#heldBytesMax = heldBytesMax;
    this.#held = heldBytesMax > 0 ? [] : undefined;
  }

  /** The whole result, if it is in memory. */
  get bytes(): Uint8Array | undefined {
    return this.#held && new Uint8Array(Buffer.concat(this.#held));
  }

  write(bytes: Uint8Array): void {
    const held = this.#held;
    if (held && this.sizeBytes + bytes.length <= this.#heldBytesMax) {
      // Whoever writes may use its bytes again.
      held.push(new Uint8Array(bytes));
      this.sizeBytes += bytes.length;
      return;
    }
    this.#held = undefined;
    if (held) this.sizeBytes = 0;
    for (const piece of held ?? []) this.#writeToFile(piece);
    this.#writeToFile(bytes);
  }

  #writeToFile(bytes: Uint8Array): void {
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
