// What the five page operations do to the order of pages: read back by another engine than the writer.
import type { Failure } from '@pagesmith/kernel';
import { type Picture, renderPage, withPdfium } from '@pagesmith/pdf';
import { expect, test } from 'vitest';
import { file, headingsOf, pdfOf, runRequest, text } from './testing/run-request.ts';

const cover = 'Service agreement';
const scope = '1. Scope';
const prices = '2. Prices and dates';
const quality = '3. Quality and confidence';
const signature = '4. Signature';
const annex = 'Annex A: materials';

test('merge joins the files in the order they are sent', async () => {
  const parts = [file('files', 'annex.pdf'), file('files', 'contract.pdf'), file('files', 'annex.pdf')];
  expect(await headingsOf(runRequest('merge-pdf', parts))).toEqual([
    annex,
    cover,
    scope,
    prices,
    quality,
    signature,
    annex,
  ]);
});

test('of several files, the one that cannot be opened is named by its place', async () => {
  const other = { name: 'files', content: { source: new TextEncoder().encode('a letter, not a PDF') } };
  const parts = [file('files', 'annex.pdf'), other, file('files', 'annex.pdf')];
  const failure = await runRequest('merge-pdf', parts).catch((error: unknown) => error);
  expect(failure).toMatchObject({ facts: { part: 'files' } });
  expect((failure as Failure).in('en')).toMatch(/^Part files: .* This is file 2 of 3\.$/);
  expect((failure as Failure).in('fr')).toMatch(
    /^Partie «\u00a0files\u00a0». .* Il s’agit du fichier 2 sur 3\.$/,
  );
});

test.each([
  ['5,1-2', [signature, cover, scope]],
  ['3-1', [prices, scope, cover]],
  ['2,2', [scope, scope]],
])('extract %s keeps order and repetitions', async (pages, headings) => {
  const parts = [file('file', 'contract.pdf'), text('pages', pages)];
  expect(await headingsOf(runRequest('extract-pages', parts))).toEqual(headings);
});

test('extract turns pages clockwise', async () => {
  const parts = [file('file', 'annex.pdf'), text('pages', '1')];
  const upright = await renderPage(await pdfOf(runRequest('extract-pages', parts)), 1);
  const turned = await renderPage(
    await pdfOf(runRequest('extract-pages', [...parts, text('rotate', '90')])),
    1,
  );
  expect([turned.width, turned.height]).toEqual([upright.height, upright.width]);
  expect(inkiestQuarter(upright)).toEqual('top left');
  expect(inkiestQuarter(turned)).toEqual('top right');
});

test('extract turns single pages on top of the turn of all', async () => {
  const parts = [file('file', 'annex.pdf'), text('pages', '1,1@90,1@180'), text('rotate', '90')];
  const bytes = await pdfOf(runRequest('extract-pages', parts));
  const corners = [];
  for (const page of [1, 2, 3]) corners.push(inkiestQuarter(await renderPage(bytes, page)));
  expect(corners).toEqual(['top right', 'bottom right', 'bottom left']);
});

test('a problem names its part to programs too', async () => {
  const parts = [file('file', 'contract.pdf'), text('pages', '2@45')];
  await expect(runRequest('extract-pages', parts)).rejects.toMatchObject({
    code: 'page_turn_unknown',
    facts: { part: 'pages' },
  });
});

test('remove takes each named page once, wherever it is named', async () => {
  const parts = [file('file', 'contract.pdf'), text('pages', '3,2,2-3')];
  expect(await headingsOf(runRequest('remove-page', parts))).toEqual([cover, quality, signature]);
});

test('removing every page is refused', async () => {
  const parts = [file('file', 'contract.pdf'), text('pages', '1-5')];
  await expect(runRequest('remove-page', parts)).rejects.toThrow('all 5 pages would be removed');
  const only = [file('file', 'annex.pdf'), text('pages', '1')];
  await expect(runRequest('remove-page', only)).rejects.toThrow(
    'the only page of the document would be removed',
  );
});

test('a page that is not there is refused with its part and the page count', async () => {
  const parts = [file('file', 'contract.pdf'), text('pages', '2,7')];
  await expect(runRequest('remove-page', parts)).rejects.toThrow(/^Part pages: “7” .* 5 pages/);
});

test('replace puts the first page of the replacement in place', async () => {
  const parts = [file('original', 'contract.pdf'), file('replacement', 'annex.pdf'), text('page', '2')];
  expect(await headingsOf(runRequest('replace-page', parts))).toEqual([
    cover,
    annex,
    prices,
    quality,
    signature,
  ]);
});

test('replace takes the pages that are named', async () => {
  const parts = [
    file('original', 'annex.pdf'),
    file('replacement', 'contract.pdf'),
    text('page', '1'),
    text('replacementPages', '5,1'),
  ];
  expect(await headingsOf(runRequest('replace-page', parts))).toEqual([signature, cover]);
});

test.each([
  ['0', 'after', [annex, cover, scope, prices, quality, signature]],
  ['2', 'after', [cover, scope, annex, prices, quality, signature]],
  ['5', 'after', [cover, scope, prices, quality, signature, annex]],
  ['2', 'before', [cover, annex, scope, prices, quality, signature]],
  ['1,3', 'after', [cover, annex, scope, prices, annex, quality, signature]],
])('insert at %s, %s', async (position, relative, headings) => {
  const parts = [
    file('base', 'contract.pdf'),
    file('insert', 'annex.pdf'),
    text('position', position),
    text('positionRelative', relative),
  ];
  expect(await headingsOf(runRequest('insert-pdf', parts))).toEqual(headings);
});

test('insert goes after the page that holds the text', async () => {
  const parts = [
    file('base', 'contract.pdf'),
    file('insert', 'annex.pdf'),
    text('searchText', 'PROOF for approval'),
    text('positionRelative', 'after'),
  ];
  expect(await headingsOf(runRequest('insert-pdf', parts))).toEqual([
    cover,
    scope,
    annex,
    prices,
    quality,
    signature,
  ]);
});

test('insert says when the text is nowhere, and needs exactly one way to say where', async () => {
  const parts = [file('base', 'contract.pdf'), file('insert', 'annex.pdf')];
  await expect(runRequest('insert-pdf', [...parts, text('searchText', 'Zanzibar')])).rejects.toMatchObject({
    code: 'text_absent',
    facts: { totalPages: 5 },
  });
  expect(() => runRequest('insert-pdf', parts)).toThrow('either the part position');
  expect(() => runRequest('insert-pdf', [...parts, text('position', '1'), text('searchText', 'x')])).toThrow(
    'not both',
  );
});

test('two forms with the same fields are merged with all fields live, and the renames are reported', async () => {
  const outcome = await runRequest('merge-pdf', [
    file('files', 'application-form.pdf'),
    file('files', 'application-form.pdf'),
  ]);
  expect(outcome.warnings.map(({ code }) => code)).toContain('field_renamed');
  const merged = await pdfOf(Promise.resolve(outcome));
  const names = await listNames(merged);
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
  expect(await withPdfium(merged, undefined, (document) => document.pageCount)).toBe(2);
});

async function listNames(bytes: Uint8Array): Promise<string[]> {
  const { content } = await runRequest('list-fields', [file('file', bytes)]);
  return 'json' in content
    ? (content.json as { fields: { name: string }[] }).fields.map(({ name }) => name)
    : [];
}

const quarters = [
  ['top left', 0, 0],
  ['top right', 0.5, 0],
  ['bottom left', 0, 0.5],
  ['bottom right', 0.5, 0.5],
] as const;

function inkiestQuarter(picture: Picture): string | undefined {
  const byInk = quarters.map(([name, x, y]) => ({ name, ink: inkIn(picture, x, y) }));
  return byInk.sort((a, b) => b.ink - a.ink)[0]?.name;
}

/** Dark pixels in the quarter of a picture that begins at these shares of its width and height. */
function inkIn({ width, height, rgba }: Picture, x: number, y: number): number {
  let ink = 0;
  for (let row = Math.floor(y * height); row < (y + 0.5) * height - 1; row++) {
    for (let column = Math.floor(x * width); column < (x + 0.5) * width - 1; column++) {
      if ((rgba[4 * (row * width + column)] ?? 255) < 100) ink++;
    }
  }
  return ink;
}
