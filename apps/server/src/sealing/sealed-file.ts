import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { algorithm, nonceLength, tagLength } from './sealing.ts';

// Synchronous, for engine processes, which have nothing else to do in the meantime. Piece by piece, because a second
// copy of a large file would exceed its memory budget.
const pieceBytes = 1_048_576;

/** The content of a sealed file, in memory; throws when a byte of it is not what was written. */
export function readSealedFile(path: string, key: Uint8Array): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const end = fstatSync(file).size - tagLength;
    const content = Buffer.alloc(Math.max(0, end - nonceLength));
    const decipher = createDecipheriv(algorithm, key, readAt(file, 0, nonceLength), {
      authTagLength: tagLength,
    }).setAuthTag(readAt(file, end, tagLength));
    for (let at = 0; at < content.length; at += pieceBytes) {
      const piece = readAt(file, nonceLength + at, Math.min(pieceBytes, content.length - at));
      content.set(decipher.update(piece), at);
    }
    decipher.final();
    return content;
  } finally {
    closeSync(file);
  }
}

export function writeSealedFile(path: string, content: Uint8Array, key: Uint8Array): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, key, nonce);
    writeWhole(file, nonce);
    for (let at = 0; at < content.length; at += pieceBytes) {
      writeWhole(file, cipher.update(content.subarray(at, at + pieceBytes)));
    }
    writeWhole(file, cipher.final());
    writeWhole(file, cipher.getAuthTag());
  } finally {
    closeSync(file);
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

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}
