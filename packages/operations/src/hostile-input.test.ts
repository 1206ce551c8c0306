// What is made to overload its readers ends in a right result or in its own failure, without filling the memory.
import { bombs } from '@pagesmith/pdf/testing';
import { describe, expect, it } from 'vitest';
import type { OperationId, ReceivedPart } from './index.ts';
import { runOperation } from './run/index.ts';
import { file, runRequest, text } from './testing/run-request.ts';

type Request = readonly [id: OperationId, parts: (bytes: Uint8Array) => readonly ReceivedPart[]];

const requests: readonly Request[] = [
  ['merge-pdf', (bytes) => [file('files', bytes), file('files', bytes)]],
  ['extract-pages', (bytes) => [file('file', bytes), text('pages', '1')]],
  ['remove-page', (bytes) => [file('file', bytes), text('pages', '2')]],
  ['insert-pdf', (bytes) => [file('base', bytes), file('insert', bytes), text('position', '1')]],
  ['replace-page', (bytes) => [file('original', bytes), file('replacement', bytes), text('page', '1')]],
  ['list-fields', (bytes) => [file('file', bytes)]],
  ['fill-pdf', (bytes) => [file('file', bytes), text('name', 'Zoë')]],
  ['rename-fields', (bytes) => [file('file', bytes), text('oldName', 'name'), text('newName', 'other')]],
];

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

const places = Object.entries(bombs()).map(([place, bytes], at) => ({ place, bytes, at }));
/** `npm test` tries every place with a fifth of the operations, and every operation with a fifth of the places. */
const share = process.env.SOAK ? 1 : 5;

describe.each(places)('with ten gigabytes in its $place', ({ place, bytes, at }) => {
  const isRefused = place.endsWith('stream');
  const tried = requests.filter((_, index) => (at + index) % share === 0);

  it.each(tried)('a PDF of some kilobytes does not fill the memory of %s', async (id, parts) => {
    const before = process.memoryUsage.rss();
    expect(await codeOf(runRequest(id, parts(bytes)))).toBe(isRefused ? 'stream_too_long' : 'done');
    expect(process.memoryUsage.rss() - before).toBeLessThan(512 * 1024 * 1024);
  });

  it('a PDF of some kilobytes does not fill the memory of a watermark', async () => {
    const input = { file: { part: 'file', source: bytes }, pages: '1' };
    const marked = runOperation('extract-pages', input, {}, { watermark: 'Pagesmith' });
    expect(await codeOf(marked)).toBe(isRefused ? 'stream_too_long' : 'done');
  });
});
