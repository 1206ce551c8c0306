import { expect, it } from 'vitest';
import { markHeadings } from '../document/headings.ts';
import { documentOf } from '../document/index.ts';
import { layOutPage } from '../layout/lay-out-page.ts';
import { readPieces } from '../pieces/read-pieces.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { partsOf } from '../testing/index.ts';
import { writeDocx } from './write-docx.ts';

function writtenOf(...texts: Parameters<typeof pageOf>[0]): ReadonlyMap<string, string> {
  const reading = pageOf(texts);
  const model = layOutPage(reading, readPieces(reading));
  markHeadings([model], []);
  return partsOf(writeDocx(documentOf([model])));
}

const scripts = [
  ['Thai', 'ปฏิญญาสากลว่าด้วยสิทธิมนุษยชน', 'Leelawadee UI'],
  ['Hindi', 'मानवाधिकारों की सार्वभौम घोषणा', 'Nirmala UI'],
  ['Bengali', 'মানবাধিকারের সর্বজনীন ঘোষণাপত্র', 'Nirmala UI'],
  ['Burmese', 'အပြည်ပြည်ဆိုင်ရာ လူ့အခွင့်အရေး', 'Myanmar Text'],
  ['Tibetan', 'འགྲོ་བ་མིའི་ཐོབ་ཐང་', 'Microsoft Himalaya'],
] as const;

it.each(scripts)(
  '%s is in a font of Word that has it, and nothing is put between its letters',
  (_, text, family) => {
    const document = writtenOf({ text, x: 60, baseline: 100, widthEm: 0.25 }).get('word/document.xml');
    expect(document).toContain(`w:cs="${family}"`);
    expect(document).not.toContain('w:spacing w:val=');
  },
);

it('a bold word among others, and a bold heading, are bold in Thai and in Arabic', () => {
  const parts = writtenOf(
    { text: 'ปฏิญญาสากลว่าด้วย', x: 60, baseline: 60, sizePoints: 20, fontName: 'Loma-Bold' },
    { text: 'สิทธิมนุษยชน', x: 60, baseline: 100, fontName: 'Loma' },
    { text: 'ทุกคน', x: 125, baseline: 100, fontName: 'Loma-Bold' },
    { text: 'الإعلان العالمي لحقوق الإنسان', x: 540, baseline: 150, isRightToLeft: true },
  );
  expect(parts.get('word/styles.xml')).toMatch(/w:styleId="Heading1">.*?<w:b\/><w:bCs\/>/s);
  expect(parts.get('word/document.xml')).toMatch(/<w:b\/><w:bCs\/>[^t]*<\/w:rPr><w:t[^>]*>ทุกคน/);
});
