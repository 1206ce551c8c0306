import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { createSpool } from '../spool.ts';
import { SpooledParts } from './spooled-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const heldBytesMax = 100;
const spool = createSpool(folder, 'process', heldBytesMax);

/** What has become of a file that comes in pieces, by the name that its caller gave it. */
async function received(id: string, pieces: string[], holdsSmall = true) {
  const files = spool.filesOf(id, { holdsSmall });
  const spooled = new SpooledParts(files, { fileBytesMax: 1_000 });
  const stream = Readable.from(pieces.map((piece) => Buffer.from(piece)));
  const path = spooled.spool('file', stream, (cause) => cause);
  spooled.addFile('file', path, 'form.pdf');
  await Promise.all(spooled.writes);
  const [[source, name] = ['']] = spooled.fileNames;
  expect(name).toBe('form.pdf');
  expect(spooled.parts).toEqual([{ name: 'file', content: { source } }]);
  expect(existsSync(path)).toBe(typeof source === 'string');
  return { source, files };
}

test('a small file is never written to the disk', async () => {
  const { source } = await received('small', ['%PDF', '-', '1.7']);
  expect(source).toEqual(new Uint8Array(Buffer.from('%PDF-1.7')));
});

test('a file that turns out to be larger is written whole, in its order', async () => {
  const pieces = Array.from({ length: 30 }, (_, index) => `piece ${index};`);
  const { source, files } = await received('large', pieces);
  expect(readFileSync(String(source), 'utf8')).toBe(pieces.join(''));
  await files.remove();
  expect(existsSync(String(source))).toBe(false);
});

test('a job’s files are written however small they are', async () => {
  const { source } = await received('job', ['%PDF'], false);
  expect(readFileSync(String(source), 'utf8')).toBe('%PDF');
});

/** Two files, whose pieces come in the order of their letters: a of the first, b of the second. */
async function hashOfTwo(id: string, order: string, texts = ['one', 'two']) {
  const spooled = new SpooledParts(spool.filesOf(id), { fileBytesMax: 1_000, isHashed: true });
  spooled.addText('order', 'as sent');
  const streams = [new PassThrough(), new PassThrough()];
  for (const stream of streams) spooled.spool('files', stream, (cause) => cause);
  const read = new Map([
    ['a', 0],
    ['b', 0],
  ]);
  for (const letter of order) {
    const [index, at] = [letter === 'a' ? 0 : 1, read.get(letter) ?? 0];
    streams[index]?.write(texts[index]?.slice(at, at + 1));
    read.set(letter, at + 1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const stream of streams) stream.end();
  await Promise.all(spooled.writes);
  return spooled.hash;
}

test('the hash of a request does not depend on the order in which pieces of its files come', async () => {
  const hash = await hashOfTwo('in-order', 'aaabbb');
  expect(await hashOfTwo('mixed', 'ababab')).toBe(hash);
  expect(await hashOfTwo('otherwise', 'aaabbb', ['onf', 'two'])).not.toBe(hash);
  expect(await hashOfTwo('exchanged', 'aaabbb', ['two', 'one'])).not.toBe(hash);
});
