import { describe, expect, it } from 'vitest';
import { openPdf, type PdfDocument } from '../document/index.ts';
import { bytesHold } from '../document/testing/bytes-hold.ts';
import { stream, writeObjects } from '../document/testing/write-objects.ts';
import { assemble } from './assemble.ts';
import { readWithPdfjs } from './testing/read-with-pdfjs.ts';

const formPdf = (form: string, fields: Readonly<Record<number, string>>): Uint8Array => {
  const widgets = Object.keys(fields).filter((number) => fields[Number(number)]?.includes('/Widget'));
  return writeObjects({
    1: `<</Type/Catalog/Pages 2 0 R/AcroForm<<${form}>>>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 300]>>',
    3: `<</Type/Page/Parent 2 0 R/Annots[${widgets.map((number) => `${number} 0 R`).join(' ')}]>>`,
    ...fields,
  });
};

const widget = (entries: string): string => `<</Subtype/Widget/Rect[0 0 50 20]/FT/Tx${entries}>>`;
const all = (...sources: PdfDocument[]) =>
  sources.flatMap((source) => source.pages.map((_, index) => ({ source, page: index + 1 })));

async function merge(...files: Uint8Array[]) {
  const document = await assemble(all(...(await Promise.all(files.map((bytes) => openPdf(bytes))))));
  const bytes = await document.save();
  const { fields } = await readWithPdfjs(bytes);
  const names = [...fields].filter(([, list]) => list.some(({ page }) => page >= 0)).map(([name]) => name);
  return { document, bytes, names: names.sort() };
}

describe('fields of merged forms', () => {
  it('of one group come together under it, and only those of one full name are renamed', async () => {
    const first = formPdf('/Fields[4 0 R]', {
      4: '<</T(group)/Kids[5 0 R 6 0 R]>>',
      5: widget('/T(same)/Parent 4 0 R'),
      6: widget('/T(left)/Parent 4 0 R'),
    });
    const second = formPdf('/Fields[4 0 R]', {
      4: '<</T(group)/Ff 2/Kids[5 0 R 6 0 R]>>',
      5: widget('/T(same)/Parent 4 0 R'),
      6: widget('/T(right)/Parent 4 0 R'),
    });
    const { names, document } = await merge(first, second);
    expect(names).toEqual(['group.left', 'group.right', 'group.same', 'group.same_2']);
    expect(document.warnings.map(({ words }) => words.en)).toEqual([
      'The field group.same exists in two documents; the later one is now group.same_2.',
    ]);
  });

  it('never take a name that the later form uses itself', async () => {
    const first = formPdf('/Fields[4 0 R]', { 4: widget('/T(a)') });
    const second = formPdf('/Fields[4 0 R 5 0 R]', { 4: widget('/T(a)'), 5: widget('/T(a_2)') });
    expect((await merge(first, second)).names).toEqual(['a', 'a_2', 'a_3']);
    expect((await merge(first, first, first)).names).toEqual(['a', 'a_2', 'a_3']);
  });

  it('keep the font of their own form when two forms name different fonts alike', async () => {
    const font = (name: string): string => `<</Type/Font/Subtype/Type1/BaseFont/${name}>>`;
    const form = (name: string): Uint8Array =>
      formPdf('/Fields[4 0 R]/DA(/F 9 Tf)/DR<</Font<</F 5 0 R>>>>', {
        4: widget(`/T(${name})`),
        5: font(name),
      });
    const { bytes } = await merge(form('Courier'), form('Times-Roman'), form('Courier'));
    const document = await openPdf(bytes);
    const acroForm = document.pdf.context.catalog.getDict().getDict('AcroForm', document.resolve);
    const fonts = acroForm?.getDict('DR', document.resolve)?.getDict('Font', document.resolve);
    expect([...(fonts?.keys() ?? [])].map(({ value }) => value)).toEqual(['F', 'F_2']);
    const fields = acroForm?.getArray('Fields', document.resolve)?.toArray() ?? [];
    const appearances = fields.map((ref) => {
      const field = ref.type === 'ref' ? document.resolve(ref) : ref;
      return field?.type === 'dict' ? field.getString('DA')?.asString() : undefined;
    });
    expect(appearances).toEqual([undefined, '/F_2 9 Tf', '/F 9 Tf']);
  });

  it('lose their XFA part, with a warning', async () => {
    const hybrid = formPdf('/Fields[4 0 R]/XFA 5 0 R', {
      4: widget('/T(a)'),
      5: stream('<xdp>SECRET</xdp>'),
    });
    const { document, bytes, names } = await merge(hybrid);
    expect(names).toEqual(['a']);
    expect(document.warnings.map(({ code }) => code)).toEqual(['xfa_dropped']);
    expect(bytesHold(bytes, 'xdp')).toBe(false);
  });

  const many = process.env.SOAK ? 50_000 : 5_000;
  it(`are merged when there are ${2 * many}`, async () => {
    const numbers = Array.from({ length: many }, (_, index) => index + 4);
    const fields = Object.fromEntries(numbers.map((number) => [number, widget(`/T(f${number})`)]));
    const bytes = formPdf(`/Fields[${numbers.map((number) => `${number} 0 R`).join(' ')}]`, fields);
    const merged = await assemble(all(await openPdf(bytes), await openPdf(bytes)));
    expect(merged.warnings).toHaveLength(many);
    const again = await openPdf(await merged.save());
    const form = again.pdf.context.catalog.getDict().getDict('AcroForm', again.resolve);
    expect(form?.getArray('Fields', again.resolve)?.length).toBe(2 * many);
  });
});
