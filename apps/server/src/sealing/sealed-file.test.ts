import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readSealedFile, writeSealedFile } from './sealed-file.ts';
import { newFileKey, readSealed, sealBytes } from './sealing.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-sealed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([0, 1, 1_048_576, 2_500_000])(
  '%i bytes that an engine seals are read by engine and server',
  async (size) => {
    const [path, key, content] = [join(folder, `sealed-${size}`), newFileKey(), randomBytes(size)];
    writeSealedFile(path, content, key);
    expect(readFileSync(path)).toHaveLength(size + sealBytes);
    expect(content.equals(readSealedFile(path, key))).toBe(true);
    expect(content.equals(await buffer(await readSealed(path, key)))).toBe(true);
  },
);

test('a sealed file says nothing without its key, and nothing once a byte of it was changed', () => {
  const [path, key] = [join(folder, 'changed'), newFileKey()];
  writeSealedFile(path, Buffer.from('Ada Lovelace, born on 10 December 1815'), key);
  const sealed = readFileSync(path);
  expect(sealed.includes('Lovelace')).toBe(false);
  expect(() => readSealedFile(path, newFileKey())).toThrow();
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  writeFileSync(path, sealed);
  expect(() => readSealedFile(path, key)).toThrow();
});
