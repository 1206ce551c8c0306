import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetChangedData } from './memory-of-types.mjs';

test('what the compiler remembers is forgotten when data that code imports is newer, and not when code is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  const memory = join(folder, 'types.tsbuildinfo');
  await writeFile(memory, JSON.stringify({ fileNames: ['./code.ts', './data.json', './gone.json'] }));
  const touch = async (name: string, seconds: number) => {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), seconds, seconds);
  };
  const now = Math.floor(Date.now() / 1000);
  await touch('data.json', now - 60);
  await touch('code.ts', now + 60);
  forgetChangedData(memory);
  expect(existsSync(memory)).toBe(true);
  await touch('data.json', now + 60);
  forgetChangedData(memory);
  expect(existsSync(memory)).toBe(false);
  forgetChangedData(memory);
  await rm(folder, { recursive: true });
});
