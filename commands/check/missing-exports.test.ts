import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingExports } from './missing-exports.mjs';

test('a name that nobody exports is told with the module that imports it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'exports-'));
  await writeFile(join(folder, 'there.mjs'), 'export const present = 1;');
  await writeFile(join(folder, 'right.mjs'), "import { present } from './there.mjs'; present;");
  await writeFile(join(folder, 'wrong.mjs'), "import { absent } from './there.mjs'; absent;");
  expect(await missingExports([join(folder, 'right.mjs')])).toEqual([]);
  expect(await missingExports([join(folder, 'right.mjs'), join(folder, 'wrong.mjs')])).toEqual([
    expect.stringMatching(/wrong\.mjs: No matching export in ".*there\.mjs" for import "absent"/),
  ]);
  await rm(folder, { recursive: true });
});
