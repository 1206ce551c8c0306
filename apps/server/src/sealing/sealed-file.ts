import { createDecipheriv } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { algorithm, nonceLength, tagLength } from './sealing.ts';

const pieceBytes = 1_048_576;
const blockBytes = 16;
/** The first block of the content; the one before it makes the tag (NIST SP 800-38D, 7.1). */
const firstCounter = 2;

/**
 * For reading a sealed file by range, in an engine process. All of it is read once to make sure that every byte is what
 * was written, and throws otherwise; after that any part of it can be opened by itself, because GCM encrypts in counter
 * mode.
 */
export function sealOf(path: string, key: Uint8Array) {
  const file = openSync(path, 'r');
  try {
    const length = Math.max(0, fstatSync(file).size - nonceLength - tagLength);
    const nonce = readAt(file, 0, nonceLength);
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
    decipher.setAuthTag(readAt(file, nonceLength + length, tagLength));
    for (let at = 0; at < length; at += pieceBytes) {
      decipher.update(readAt(file, nonceLength + at, Math.min(pieceBytes, length - at)));
    }
    decipher.final();
    const open = (bytes: Uint8Array, position: number) => openAt(bytes, position, key, nonce);
    return { start: nonceLength, length, open };
  } finally {
    closeSync(file);
  }
}

function openAt(bytes: Uint8Array, position: number, key: Uint8Array, nonce: Uint8Array): void {
  const counter = Buffer.alloc(blockBytes);
  counter.set(nonce);
  counter.writeUInt32BE(firstCounter + Math.floor(position / blockBytes), nonceLength);
  const decipher = createDecipheriv('aes-256-ctr', key, counter);
  decipher.update(Buffer.alloc(position % blockBytes));
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    bytes.set(decipher.update(bytes.subarray(at, at + pieceBytes)), at);
  }
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let read = 0; read < length; ) {
    const more = readSync(file, bytes, read, length - read, position + read);
    if (more === 0) throw new Error('a sealed file is shorter than it was written');
    read += more;
  }
  return bytes;
}
