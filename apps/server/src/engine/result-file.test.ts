import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { newFileKey, readSealed, sealBytes } from '../sealing/sealing.ts';
import { ResultFile } from './result-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-result-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes pieces from one buffer, which is used again for each of them. */
function written(name: string, pieces: readonly string[], key?: Uint8Array) {
  const path = join(folder, name);
  const result = new ResultFile(path, { key, heldBytesMax: 10 });
  const piece = Buffer.alloc(5);
  for (const text of pieces) {
    piece.write(text);
    result.write(piece.subarray(0, text.length));
  }
  result.close();
  return { path, result };
}

test('a small result stays in memory, and no file is made', () => {
  const { path, result } = written('small', ['first', 'last.'], newFileKey());
  expect(Buffer.from(result.bytes ?? []).toString()).toBe('firstlast.');
  expect(result.sizeBytes).toBe(10);
  expect(existsSync(path)).toBe(false);
});

test('one that turns out to be larger is a file with all that came before', () => {
  const { path, result } = written('large', ['first', 'then.', '!']);
  expect(result.bytes).toBeUndefined();
  expect(result.sizeBytes).toBe(11);
  expect(readFileSync(path, 'utf8')).toBe('firstthen.!');
});

test('and it is sealed from its first byte', async () => {
  const key = newFileKey();
  const { path, result } = written('sealed', ['first', 'then.', '!'], key);
  expect(result.sizeBytes).toBe(11 + sealBytes);
  expect(readFileSync(path, 'latin1')).not.toContain('first');
  expect((await buffer(await readSealed(path, key))).toString()).toBe('firstthen.!');
});
