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

test('what was read of a file stays as it was, whatever is read of it and of others', () => {
  const otherPath = join(folder, 'other');
  const otherContent = randomBytes(6_000_000);
  writeFileSync(otherPath, otherContent);
  const source = new FileSource(path);
  const kept = [source.read(0, 20_480), source.read(100, 200), source.read(599_900, 600_000)];
  const other = new FileSource(otherPath);
  for (let at = 0; at < otherContent.length; at += 4_000) {
    expect(otherContent.subarray(at, at + 50).equals(other.look(at, at + 50))).toBe(true);
    if (at % 16_000 === 0) expect(content.subarray(7, 90).equals(source.look(7, 90))).toBe(true);
  }
  other.close();
  const again = new FileSource(otherPath);
  expect(otherContent.subarray(-90).equals(again.look(5_999_910, 6_000_100))).toBe(true);
  for (const [index, [start, end]] of [
    [0, 20_480],
    [100, 200],
    [599_900, 600_000],
  ].entries()) {
    expect(content.subarray(start, end).equals(kept[index] ?? Buffer.alloc(0))).toBe(true);
  }
  again.close();
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
