import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { afterAll, expect, test } from 'vitest';
import { jsonBody } from './json-body.ts';
import { SpooledParts } from './spooled-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-json-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const next = () => {
  count += 1;
  return join(folder, String(count));
};
const kinds = { file: 'file', map: 'json', fields: 'texts' } as const;
const kindOf = (name: string) => (name in kinds ? kinds[name as keyof typeof kinds] : 'text');
const open = () => Promise.reject(new Error('nothing is elsewhere'));

/** The parts of a body that arrives in pieces of this size; a file stands as its bytes. */
async function partsOf(
  body: string,
  pieceBytes = 1_000,
  limits = { fileBytesMax: 100, textBytesMax: 1_000 },
) {
  const spooled = new SpooledParts(
    { next, unwritten: () => undefined, remove: async () => undefined },
    limits,
  );
  const sink = jsonBody(spooled, { ...limits, kindOf, open });
  const bytes = Buffer.from(body);
  const done = finished(sink);
  for (let at = 0; at < bytes.length; at += pieceBytes) sink.write(bytes.subarray(at, at + pieceBytes));
  sink.end();
  try {
    await done;
    await Promise.all(spooled.writes);
  } catch (error) {
    spooled.refuse(error as Error);
    await Promise.allSettled(spooled.writes);
    throw spooled.ended.reason;
  }
  return spooled.parts.map(({ name, content }) => [
    name,
    typeof content === 'string' ? content : readFileSync(String(content.source)),
  ]);
}

const bytes = Buffer.from('%PDF-1.7 ÿþ>>>???');
const base64 = bytes.toString('base64');
const refusedAs = (code: string, part?: string) =>
  expect.objectContaining({
    code,
    facts: part === undefined ? expect.anything() : expect.objectContaining({ part }),
  });

test.each([1, 2, 3, 7, 1_000])('a body means the same in pieces of %i bytes', async (pieceBytes) => {
  const body = JSON.stringify({
    first: 'Zoë "quoted" \\ 😀',
    file: [{ base64 }, { base64: base64.replaceAll('=', ''), name: 'a.pdf' }],
    base64: 'a field of this name',
    page: 3,
    isOn: true,
    none: null,
    several: ['one', 2],
    map: [{ base64: 'a name' }],
    fields: { file: 'a field of this name too', base64: 'text' },
  });
  expect(await partsOf(body, pieceBytes)).toEqual([
    ['first', 'Zoë "quoted" \\ 😀'],
    ['file', bytes],
    ['file', bytes],
    ['base64', 'a field of this name'],
    ['page', '3'],
    ['isOn', 'true'],
    ['several', 'one'],
    ['several', '2'],
    ['map', '[{"base64":"a name"}]'],
    ['file', 'a field of this name too'],
    ['base64', 'text'],
  ]);
});

test.each([
  ['escaped slashes', base64.replaceAll('/', '\\/')],
  ['escaped signs', base64.replaceAll('+', '\\u002B').replaceAll('/', '\\u002f')],
  ['line breaks', base64.replace(/.{8}/g, '$&\\r\\n')],
  ['the alphabet for addresses', base64.replaceAll('+', '-').replaceAll('/', '_')],
])('base64 with %s is read, however it is cut', async (_what, text) => {
  const body = `{"file": {"base64": "${text}"}}`;
  for (const pieceBytes of [1, 5, 1_000]) expect(await partsOf(body, pieceBytes)).toEqual([['file', bytes]]);
});

test.each([
  `data:application/pdf;base64,${base64}`,
  base64.slice(1),
  `${base64}====`,
  'AA==AA==',
  'no base64!',
  '\\"',
  '\\ud83d',
])('%j is refused as base64, by the name of its part', async (text) => {
  await expect(partsOf(`{"file": {"base64": "${text}"}}`)).rejects.toEqual(
    refusedAs('base64_malformed', 'file'),
  );
});

test.each([
  '',
  '[]',
  '"text"',
  '{"file":',
  '{"file": {"base64": "AAAA',
  `{"a": ${'['.repeat(100)}`,
  '{"a" 1}',
])('%j is refused as JSON', async (body) => {
  await expect(partsOf(body)).rejects.toEqual(refusedAs('json_malformed'));
});

test.each([
  [{ file: {} }, 'file_reference_wrong', 'file'],
  [{ file: { base64: 0 } }, 'file_reference_wrong', 'file'],
  [{ file: { base64, url: 'https://example.com' } }, 'file_reference_wrong', 'file'],
  [{ file: { path: '/etc/passwd' } }, 'file_reference_wrong', 'file'],
  [{ text: { nested: 'text' } }, 'value_wrong', 'text'],
  [{ fields: { name: {} } }, 'value_wrong', 'name'],
])('%j is refused with what is accepted', async (body, code, part) => {
  await expect(partsOf(JSON.stringify(body))).rejects.toEqual(refusedAs(code, part));
});

test('no escape in a name lets a body point to a file that it did not send', async () => {
  expect(await partsOf(`{"file": {"base\\u00364": "${base64}"}}`)).toEqual([['file', bytes]]);
});

test('files and texts are bounded while they stream, also in pieces', async () => {
  const large = Buffer.alloc(101).toString('base64');
  await expect(partsOf(`{"file": {"base64": "${large}"}}`, 10)).rejects.toEqual(refusedAs('file_too_large'));
  await expect(partsOf(`{"text": "${'x'.repeat(1_000)}`, 10)).rejects.toEqual(refusedAs('texts_too_long'));
});
