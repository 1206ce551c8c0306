import { readFileSync } from 'node:fs';
import { samplePath } from '@pagesmith/operations/samples';
import { expect, it } from 'vitest';
import { damaged } from './damage.ts';
import { Random } from './random.ts';

const sample = readFileSync(samplePath('contract.pdf'));

it('the same seed damages a file in the same way, another seed in another', () => {
  const once = damaged(sample, new Random(7));
  const again = damaged(sample, new Random(7));
  expect(again.by).toEqual(once.by);
  expect(again.file.equals(once.file)).toBe(true);
  expect(damaged(sample, new Random(8)).file.equals(once.file)).toBe(false);
});

it('a file is always changed in the end, and the original never', () => {
  const before = Buffer.from(sample);
  const results = Array.from({ length: 40 }, (_, seed) => damaged(sample, new Random(seed)).file);
  expect(results.filter((file) => file.equals(sample)).length).toBeLessThan(4);
  expect(sample.equals(before)).toBe(true);
});
