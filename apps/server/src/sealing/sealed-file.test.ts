import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { ResultFile } from '../engine/result-file.ts';
import { sealOf } from './sealed-file.ts';
import { newFileKey, readSealed, sealBytes } from './sealing.ts';

function seal(path: string, content: Uint8Array, key: Uint8Array): void {
  const file = new ResultFile(path, { key });
  file.write(content);
  file.close();
}

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-sealed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([0, 1, 1_048_576, 2_500_000])(
  '%i bytes that an engine seals are read by the server, and by an engine from any place on',
  async (size) => {
    const [path, key, content] = [join(folder, `sealed-${size}`), newFileKey(), randomBytes(size)];
    seal(path, content, key);
    expect(readFileSync(path)).toHaveLength(size + sealBytes);
    const opening = sealOf(path, key);
    expect(opening.length).toBe(size);
    for (const [from, to] of [
      [0, size],
      [7, 30],
      [1_048_570, 1_048_600],
    ] as const) {
      const part = readFileSync(path)
        .subarray(opening.start, opening.start + opening.length)
        .subarray(from, to);
      opening.open(part, from);
      expect(content.subarray(from, to).equals(part)).toBe(true);
    }
    expect(content.equals(await buffer(await readSealed(path, key)))).toBe(true);
  },
);

test('a sealed file says nothing without its key, and nothing once a byte of it was changed', () => {
  const [path, key] = [join(folder, 'changed'), newFileKey()];
  seal(path, Buffer.from('Ada Lovelace, born on 10 December 1815'), key);
  const sealed = readFileSync(path);
  expect(sealed.includes('Lovelace')).toBe(false);
  expect(() => sealOf(path, newFileKey())).toThrow();
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  writeFileSync(path, sealed);
  expect(() => sealOf(path, key)).toThrow();
});
