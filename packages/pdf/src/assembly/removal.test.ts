import { describe, expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { bytesHold } from '../document/testing/bytes-hold.ts';
import { stream, writeObjects } from '../document/testing/write-objects.ts';
import { assemble } from './assemble.ts';
import { readWithPdfjs } from './testing/read-with-pdfjs.ts';
import { richPdf } from './testing/rich-pdf.ts';

async function take(bytes: Uint8Array, ...pages: number[]) {
  const source = await openPdf(bytes);
  const document = await assemble(pages.map((page) => ({ source, page })));
  return document.save();
}

describe('of a page that was not chosen, nothing is left in the bytes', () => {
  it('neither its text, nor its fields, outline titles and spoken texts', async () => {
    const bytes = await take(richPdf('alpha'), 1);
    for (const gone of [
      'second page',
      'spoken two',
      'Spain',
      'country',
      'agree',
      'alpha two',
      'alpha layer',
    ]) {
      expect(bytesHold(bytes, gone), gone).toBe(false);
    }
    for (const kept of ['first page', 'spoken one', 'alpha street', 'alpha one', 'alpha notes']) {
      expect(bytesHold(bytes, kept), kept).toBe(true);
    }
  });

  it('and what is kept is pruned to it', async () => {
    const read = await readWithPdfjs(await take(richPdf('alpha'), 1));
    expect(read.pageCount).toBe(1);
    expect(read.outlines).toEqual([{ title: 'alpha one', page: 1 }]);
    expect(read.links).toEqual([[0]]);
    expect([...read.fields.keys()].sort()).toEqual([
      'address',
      'address.city',
      'address.street',
      'choice',
      'name',
    ]);
    expect(read.labels).toEqual(['i']);
    expect(read.layers).toEqual([]);
  });

  it('not through its link, its annotation, its thumbnail or the page tree', async () => {
    const bytes = writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 100 100]>>',
      3: '<</Type/Page/Parent 2 0 R/Annots[5 0 R]/AA<</O<</S/GoTo/D[4 0 R/Fit]>>>>/B[12 0 R]>>',
      4: '<</Type/Page/Parent 2 0 R/Contents 6 0 R/Thumb 8 0 R/Annots[7 0 R 9 0 R]>>',
      5: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(kept)/P 4 0 R/IRT 7 0 R/A<</S/GoTo/D[4 0 R/Fit]>>/Popup 9 0 R>>',
      6: stream('(SECRET-TEXT)Tj'),
      7: '<</Subtype/Text/Rect[0 0 9 9]/Contents(SECRET-NOTE)/P 4 0 R>>',
      8: stream('SECRET-THUMB', '/Width 4/Height 3/ColorSpace/DeviceGray/BitsPerComponent 8'),
      9: '<</Type/Annot/Subtype/Popup/Rect[0 0 9 9]/Contents(SECRET-POPUP)/Parent 7 0 R>>',
      12: '<</Type/Bead/T<</Type/Thread/I<</Title(SECRET-THREAD)>>>>/P 4 0 R/N 12 0 R/V 12 0 R>>',
    });
    expect(bytesHold(await take(bytes, 2), 'SECRET-TEXT')).toBe(true);
    const first = await take(bytes, 1);
    expect(bytesHold(first, 'kept')).toBe(true);
    expect(bytesHold(first, 'SECRET')).toBe(false);
  });

  it('not through a resource dictionary that all pages share', async () => {
    const image = (text: string): string =>
      stream(text, '/Type/XObject/Subtype/Image/Width 4/Height 3/ColorSpace/DeviceGray/BitsPerComponent 8');
    const bytes = writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 100 100]/Resources 5 0 R>>',
      3: '<</Type/Page/Parent 2 0 R/Contents 6 0 R>>',
      4: '<</Type/Page/Parent 2 0 R/Contents 7 0 R>>',
      5: '<</XObject<</Im1 8 0 R/Im2 9 0 R/Fm1 10 0 R/Fm2 11 0 R>>>>',
      6: stream('/Im1 Do /Fm1 Do'),
      7: stream('/Im2 Do /Fm2 Do'),
      8: image('KEPT-IMAGE-1'),
      9: image('SECRET-IMAGE'),
      10: stream('(KEPT-FORM)Tj', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources 5 0 R'),
      11: stream('(SECRET-FORM)Tj', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources 5 0 R'),
    });
    const first = await take(bytes, 1);
    expect(bytesHold(first, 'KEPT-IMAGE-1')).toBe(true);
    expect(bytesHold(first, 'KEPT-FORM')).toBe(true);
    expect(bytesHold(first, 'SECRET')).toBe(false);
  });

  it('not through a field that has widgets on several pages', async () => {
    const bytes = writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R 9 0 R]>>>>',
      2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 100 100]>>',
      3: '<</Type/Page/Parent 2 0 R/Annots[5 0 R]>>',
      4: '<</Type/Page/Parent 2 0 R/Annots[6 0 R 10 0 R]>>',
      5: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/Parent 7 0 R/A<</S/ResetForm/Fields[7 0 R 9 0 R]>>>>',
      6: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/Parent 7 0 R/AP<</N 8 0 R>>>>',
      7: '<</FT/Tx/T(both)/Kids[5 0 R 6 0 R]>>',
      8: stream('(SECRET-APPEARANCE)Tj', '/Subtype/Form/BBox[0 0 9 9]'),
      9: '<</FT/Tx/T(SECRET-FIELD)/V(SECRET-VALUE)/Kids[10 0 R]>>',
      10: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/Parent 9 0 R>>',
    });
    const first = await take(bytes, 1);
    expect([...(await readWithPdfjs(first)).fields.keys()]).toEqual(['both']);
    expect(bytesHold(first, 'SECRET')).toBe(false);
  });
});

it('an excerpt holds no font that only fields of other pages are written in, and equal fonts once', async () => {
  const file = (letter: string) => stream(letter.repeat(5_000), '/Length1 5000');
  const font = (number: number) =>
    `<</Type/Font/Subtype/TrueType/BaseFont/Own/FontDescriptor ${number} 0 R/FirstChar 32/LastChar 32/Widths[250]>>`;
  const descriptor = (number: number) =>
    `<</Type/FontDescriptor/FontName/Own/Flags 4/FontFile2 ${number} 0 R>>`;
  const widget = (page: number, name: string, fontName: string) =>
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(${name})/P ${page} 0 R/Rect[0 0 9 9]/DA(/${fontName} 9 Tf)>>`;
  const page = (annotation: number) => `<</Type/Page/Parent 2 0 R/Annots[${annotation} 0 R]>>`;
  const pdf = writeObjects({
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R 7 0 R 8 0 R]/DR<</Font<</A 10 0 R/B 11 0 R/C 12 0 R>>>>>>>>',
    2: '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 99 99]>>',
    3: '<</Type/Page/Parent 2 0 R/Annots[6 0 R 8 0 R]>>',
    4: page(7),
    5: '<</Type/Page/Parent 2 0 R>>',
    6: widget(3, 'first', 'A'),
    7: widget(4, 'second', 'C'),
    8: widget(3, 'third', 'B'),
    10: font(13),
    11: font(14),
    12: font(15),
    13: descriptor(16),
    14: descriptor(17),
    15: descriptor(18),
    16: file('x'),
    17: file('x'),
    18: file('y'),
  });
  const source = await openPdf(pdf);
  const saved = Buffer.from(await (await assemble([{ source, page: 1 }])).save());
  const document = await openPdf(saved);
  const form = document.pdf.context.catalog.getDict().getDict('AcroForm', document.resolve);
  const fonts = form?.getDict('DR', document.resolve)?.getDict('Font', document.resolve);
  expect([...(fonts?.keys() ?? [])].map(({ value }) => value)).toEqual(['A', 'B']);
  expect(saved.toString('latin1').split('/Length1').length - 1).toBe(1);
});
