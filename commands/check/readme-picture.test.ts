import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare/repository.mjs';

test('the README begins with a picture of the product of less than 200 KB', () => {
  const [, , line = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('\n');
  const [, path = ''] = /^!\[.+\]\((.+\.png)\)$/.exec(line) ?? [];
  expect(path).not.toBe('');
  expect(statSync(join(root, path)).size).toBeLessThan(200_000);
});
