import { formsMax } from '@pagesmith/catalog';
import { Failure } from '@pagesmith/kernel';
import { MemorySink } from '@pagesmith/pdf';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { samplePath } from '../../samples.ts';
import { countForms, listForms } from './list-forms.ts';

const file = (source: string | Uint8Array, name: string) => ({ file: { part: 'files', source }, name });
const form = file(samplePath('application-form.pdf'), 'form.pdf');

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error) => (error instanceof Failure ? error.code : error));

test('forms in a ZIP are counted without what systems add to it, and no more than there may be', async () => {
  const empty = strToU8('');
  const mixed = zipSync({
    'a.pdf': empty,
    'b/c.PDF': empty,
    '__MACOSX/a.pdf': empty,
    '.x.pdf': empty,
    'd.txt': empty,
  });
  const counted = await countForms({ kind: 'countForms', files: [form, file(mixed, 'a.zip')] }, {});
  expect(counted).toEqual({ count: 3 });
  const many = Object.fromEntries(Array.from({ length: formsMax }, (_, index) => [`${index}.pdf`, empty]));
  const files = [form, file(zipSync(many), 'many.zip')];
  expect(await codeOf(countForms({ kind: 'countForms', files }, {}))).toBe('forms_too_many');
  const none = [file(zipSync({ 'd.txt': empty }), 'none.zip')];
  expect(await codeOf(countForms({ kind: 'countForms', files: none }, {}))).toBe('forms_absent');
  const cut = [file(mixed.slice(0, 60), 'cut.zip')];
  expect(await codeOf(countForms({ kind: 'countForms', files: cut }, {}))).toBe('zip_unreadable');
});

test('a form that cannot be read has its problem in its line, and the others are read', async () => {
  const sink = new MemorySink();
  const files = [file(strToU8('no'), 'no.pdf'), form];
  const listed = await listForms({ kind: 'listForms', files, format: 'csv' }, {}, sink);
  expect(listed).toMatchObject({ times: 1, warnings: [{ code: 'file_not_pdf' }] });
  const [head, wrong, read] = Buffer.from(sink.finish()).toString().split('\r\n');
  expect(head).toContain('file,error,full_name,city');
  expect(wrong).toMatch(/^no\.pdf,file_not_pdf,,/);
  expect(read).toMatch(/^form\.pdf,,/);
});
