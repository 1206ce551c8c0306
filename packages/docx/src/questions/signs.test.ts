import { rgb, setStrokingColor, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, partsOf } from '../testing/index.ts';

/** How much wider or closer the letters of a page are set, in twentieths of a point. */
async function spacingsOf(text: string): Promise<number[]> {
  const docx = await convertToDocx(await (await drawPdf((sheet) => sheet.text(72, 100, text))).save());
  const body = partsOf(docx).get('word/document.xml') ?? '';
  return [...body.matchAll(/<w:spacing w:val="(-?\d+)"/g)].map(([, points]) => Math.abs(Number(points)));
}

describe('letters are set as wide as they were', () => {
  it.each([...'–—‘’“”•…™'])('though there is %s again and again', async (sign) => {
    const spacings = await spacingsOf(`The name${sign.repeat(12)}and the place${sign.repeat(12)}of birth`);
    expect(Math.max(0, ...spacings)).toBeLessThan(2);
  });
});

describe('letters whose outline is drawn too', () => {
  it.each([
    ['are bold in any font', rgb(0, 0, 0), true],
    ['are not, where the outline has another colour', rgb(1, 0, 0), false],
  ])('%s', async (_, colour, isBold) => {
    const pdf = await drawPdf(({ page, text }) => {
      text(72, 100, 'The sum of the year is');
      page.pushOperators(setStrokingColor(colour), setTextRenderingMode(TextRenderingMode.FillAndOutline));
      text(178, 100, 'two thousand');
    });
    const body = partsOf(await convertToDocx(await pdf.save())).get('word/document.xml') ?? '';
    expect(body.includes('<w:b/>')).toBe(isBold);
  });
});
