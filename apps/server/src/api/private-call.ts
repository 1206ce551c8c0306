import { createHash, type Hash } from 'node:crypto';
import type { ReceivedFiles } from '@pagesmith/accounts';
import { newFileKey } from '../sealing/sealing.ts';

/** What the GDPR service does for one call: its files are sealed with a key that lives in memory alone, and hashed. */
export class PrivateCall {
  readonly key: Uint8Array = newFileKey();
  readonly #receivedAt: Date;
  readonly #hashes: Hash[] = [];

  constructor(receivedAt: Date) {
    this.#receivedAt = receivedAt;
  }

  /** Of the next file, to be given all that arrives of it. */
  nextHash(): Hash {
    const hash = createHash('sha256');
    this.#hashes.push(hash);
    return hash;
  }

  get received(): ReceivedFiles {
    const filesSha256 = this.#hashes.map((hash) => hash.copy().digest('hex'));
    return { filesSha256, receivedAt: this.#receivedAt };
  }
}
