import { readPage, readPageText, withPdfium } from '@pagesmith/pdf';
import { expect, test } from 'vitest';
import { file, jsonOf, pdfOf, runRequest, text } from './testing/run-request.ts';

const form = file('file', 'application-form.pdf');

interface Listed {
  readonly fields: { name: string; type: string; value: unknown }[];
}

const listOf = async (bytes?: Uint8Array): Promise<Listed> =>
  (await jsonOf(runRequest('list-fields', [bytes ? file('file', bytes) : form]))) as Listed;

test('list-fields names every field with its type and value', async () => {
  const { fields } = await listOf();
  expect(fields.map(({ name, type, value }) => [name, type, value])).toEqual([
    ['full_name', 'text field', null],
    ['city', 'text field', null],
    ['email', 'text field', null],
    ['membership', 'dropdown', null],
    ['newsletter', 'check box', false],
    ['comments', 'text field', null],
  ]);
});

test('a document without a form gives an empty list', async () => {
  expect(await jsonOf(runRequest('list-fields', [file('file', 'contract.pdf')]))).toEqual({ fields: [] });
});

test('fill-pdf writes each value, and list-fields reads it back', async () => {
  const parts = [
    form,
    text('full_name', 'Zoë — 50 € «été»'),
    text('newsletter', 'yes'),
    text('membership', 'Patron'),
    text('comments', 'Привет\n你好'),
  ];
  const { fields } = await listOf(await pdfOf(runRequest('fill-pdf', parts)));
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    full_name: 'Zoë — 50 € «été»',
    newsletter: true,
    membership: 'Patron',
    comments: 'Привет\n你好',
  });
});

test('flattened values are page text, and no field is left', async () => {
  const filled = await pdfOf(
    runRequest('fill-pdf', [form, text('full_name', 'Zoë Ωμέγα')], { flatten: 'true' }),
  );
  expect((await listOf(filled)).fields).toEqual([]);
  expect(await withPdfium(filled, undefined, (document) => readPageText(document, 1))).toContain('Zoë Ωμέγα');
});

test.each(['application-form.pdf', 'application-form-fr.pdf'])(
  'a long comment in %s is printed whole and in the size of text',
  async (sample) => {
    const comment =
      'I would like to give my mother’s books to the library, about two hundred of them. '.repeat(4);
    const parts = [file('file', sample), text('comments', comment)];
    const filled = await pdfOf(runRequest('fill-pdf', parts, { flatten: 'true' }));
    const page = await withPdfium(filled, undefined, (document) => readPage(document, 1));
    const typed = page?.characters.filter(
      ({ baseline }) => baseline > 841.89 - 320 && baseline < 841.89 - 149,
    );
    expect(
      typed
        ?.map((character) => character.text)
        .join('')
        .replace(/\s/g, ''),
    ).toBe(comment.replace(/\s/g, ''));
    expect(new Set(typed?.map(({ sizePoints }) => Math.round(sizePoints)))).toEqual(new Set([12]));
  },
);

test('a field that does not exist is refused with the fields there are', async () => {
  await expect(runRequest('fill-pdf', [form, text('ful_name', 'Ada')])).rejects.toThrow(
    /ful_name.*full_name/s,
  );
});

test('fields are renamed by a pair or by a map', async () => {
  const pair = await pdfOf(
    runRequest('rename-fields', [form, text('oldName', 'city'), text('newName', 'address.city')]),
  );
  expect((await listOf(pair)).fields.map(({ name }) => name)).toContain('address.city');
  const map = JSON.stringify([
    { oldName: 'city', newName: 'email' },
    { oldName: 'email', newName: 'city' },
  ]);
  const swapped = await pdfOf(runRequest('rename-fields', [form, text('renameMap', map)]));
  expect((await listOf(swapped)).fields).toHaveLength(6);
});

test.each([
  [[text('oldName', 'city')], 'Send both parts oldName and newName'],
  [
    [text('oldName', 'a'), text('newName', 'b'), text('renameMap', '[{"oldName":"a","newName":"b"}]')],
    'not both',
  ],
  [[text('renameMap', 'city=town')], 'must be a JSON list'],
  [[text('renameMap', '[]')], 'must be a JSON list'],
])('a rename request that is not clear is refused (%#)', (parts, words) => {
  expect(() => runRequest('rename-fields', [form, ...parts])).toThrow(words);
});

test('detect-page finds the first page that holds the text', async () => {
  const parts = [file('file', 'contract.pdf'), text('searchText', 'first  MONDAY')];
  expect(await jsonOf(runRequest('detect-page', parts))).toEqual({ page: 3, totalPages: 5 });
});

test('detect-page says that no page holds the text, and how many it searched', async () => {
  const parts = [file('file', 'contract.pdf'), text('searchText', 'Zanzibar')];
  await expect(runRequest('detect-page', parts)).rejects.toMatchObject({
    status: 404,
    code: 'text_absent',
    facts: { totalPages: 5 },
  });
});
