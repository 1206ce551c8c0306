import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileSource } from './file-source.ts';
import { MemorySink } from './memory-sink.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-bytes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = randomBytes(600_000);
const path = join(folder, 'content');
writeFileSync(path, content);

test('any range of a file is what stands there, however it lies to the blocks', () => {
  const source = new FileSource(path);
  for (const [start, end] of [
    [0, 1],
    [16_383, 16_385],
    [16_384, 32_768],
    [16_000, 20_480],
    [16_000, 20_481],
    [599_000, 600_000],
    [100, 400_000],
    [599_990, 700_000],
  ]) {
    expect(content.subarray(start, end).equals(source.read(start ?? 0, end ?? 0))).toBe(true);
  }
  expect(source.read(700_000, 700_010)).toHaveLength(0);
  expect(source.read(-20, 4)).toEqual(new Uint8Array(content.subarray(0, 4)));
  source.close();
});

test('what is copied in pieces arrives whole', () => {
  const source = new FileSource(path);
  const sink = new MemorySink();
  source.copy(5, 599_000, sink);
  expect(content.subarray(5, 599_000).equals(sink.finish())).toBe(true);
  source.close();
});

test('nobody holds a whole file who may not', () => {
  const refuse = () => {
    throw new Error('no room');
  };
  const source = new FileSource(path, { beforeWhole: refuse });
  expect(() => source.whole()).toThrow('no room');
  expect(source.read(0, 3)).toHaveLength(3);
  source.close();
});
