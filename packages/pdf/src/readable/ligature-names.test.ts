import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { readPageText } from '../text/page-text.ts';
import { withReadablePages } from './with-readable-pages.ts';

/** The text of a page in a font that calls its glyphs by names and lists what they stand for. */
async function textWith(names: readonly string[], letters: readonly string[]): Promise<string> {
  const document = await PDFDocument.create();
  const { context } = document;
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const ranges = letters.map((text, index) => `<0${index + 1}><0${index + 1}><${hex(text)}>`);
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <00><ff> endcodespacerange
${ranges.length} beginbfrange ${ranges.join('\n')} endbfrange endcmap end end`;
  const font = context.obj({
    ...{ Type: 'Font', Subtype: 'Type1', BaseFont: 'Times-Roman', FirstChar: 1, LastChar: names.length },
    Widths: names.map(() => 500),
    Encoding: { Type: 'Encoding', Differences: [1, ...names.map((name) => PDFName.of(name))] },
    ToUnicode: context.register(context.flateStream(map)),
  });
  const page = document.addPage([400, 300]);
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: context.register(font) } }));
  const codes = names.map((_, index) => `0${index + 1}`).join('');
  page.node.addContentStream(context.register(context.stream(`BT /F 12 Tf 50 250 Td <${codes}> Tj ET`)));
  return withReadablePages(await document.save(), undefined, (open) => readPageText(open, 1));
}

it('letters that a list leaves out of ligatures are there by the names of the glyphs', async () => {
  expect(await textWith(['o', 'f_f_i', 'c', 'e'], ['o', 'i', 'c', 'e'])).toBe('office');
  expect(await textWith(['T_h', 'e'], ['h', 'e'])).toBe('The');
  expect(await textWith(['fl', 'y'], ['l', 'y'])).toBe('fly');
});

it('a list that says all of them, or something else, is believed', async () => {
  expect(await textWith(['f_i', 't'], ['fi', 't'])).toBe('fit');
  expect(await textWith(['f_i', 't'], ['x', 't'])).toBe('xt');
});
