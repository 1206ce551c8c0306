import { createHash, type Hash } from 'node:crypto';
import type { ReceivedFiles } from '@pagesmith/accounts';
import { newFileKey } from '../sealing/sealing.ts';

/** What the GDPR service does for one call: seals its files with a key that exists only in memory, and hashes them. */
export class PrivateCall {
  readonly key: Uint8Array = newFileKey();
  readonly #receivedAt: Date;
  readonly #hashes: Hash[] = [];

  constructor(receivedAt: Date) {
    this.#receivedAt = receivedAt;
  }

  /** The hash of the next file; feed it every chunk that arrives. */
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
