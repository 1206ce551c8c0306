import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { anyLetters, complaintsAbout, hexOf, outlineOf, partsOf } from '../testing/index.ts';

/** A page with each text on a line of its own, as wide as the column but for the last. */
async function pageOf(texts: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([420, 300]);
  const fonts = pdf.context.obj({ F: pdf.context.register(anyLetters(pdf, texts.join(''))) });
  page.node.set(PDFName.of('Resources'), pdf.context.obj({ Font: fonts }));
  const lines = texts.map((text, line) => {
    const codes = [...text].map(hexOf).join('');
    return `BT /F 10 Tf 1 0 0 1 60 ${260 - line * 14} Tm <${codes}> Tj ET`;
  });
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(lines.join('\n'))));
  return pdf.save();
}

describe('items that are counted', () => {
  it.each([
    ['in Korean letters', ['가.', '나.', '다.'], '%1.', 'ganada'],
    ['in Russian letters', ['а)', 'б)', 'в)'], '%1)', 'russianLower'],
    ['by numbers in circles', ['①', '②', '③'], '%1', 'decimalEnclosedCircle'],
  ])('are a list: %s', async (_, marks, pattern, format) => {
    const docx = await convertToDocx(
      await pageOf(marks.map((mark) => `${mark} 무배당교보저축보험적립형기본`)),
    );
    expect(complaintsAbout(docx)).toEqual([]);
    expect(outlineOf(docx)).toEqual(marks.map(() => `item ${pattern}: 무배당교보저축보험적립형기본`));
    expect(partsOf(docx).get('word/numbering.xml')).toContain(`<w:numFmt w:val="${format}"/>`);
  });
  it.each([
    ['figures', ['3.NAKAMACHI E.HIRAIWA K Elastic', '4.NAKAMACHI E.HIRAIWA K Elastic', '5.ANAND L.BALA']],
    [
      'in Chinese words',
      ['（九）板材冲压成形的晶体塑性有限', '（十）板材冲压成形的晶体塑性有限', '（十一）板材冲压成形'],
    ],
  ])('are paragraphs though their text follows at once: %s', async (_, texts) => {
    expect(outlineOf(await convertToDocx(await pageOf(texts)))).toEqual(texts);
  });
  it('are no items where their numbers do not count', async () => {
    const texts = ['3.NAKAMACHI E.HIRAIWA K Elastic', '5.NAKAMACHI E.HIRAIWA K Elastic', '9.ANAND L.BALA'];
    expect(outlineOf(await convertToDocx(await pageOf(texts)))).toEqual([texts.join(' ')]);
  });
  it('have numbers that look as they do on the page', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([420, 300]);
    const [plain, bold] = await Promise.all(
      [StandardFonts.Helvetica, StandardFonts.HelveticaBold].map((font) => pdf.embedFont(font)),
    );
    for (const [row, text] of ['Open the box', 'Take the lid', 'Close the box again'].entries()) {
      page.drawText(`${row + 1}.`, { x: 60, y: 260 - row * 14, size: 10, font: bold });
      page.drawText(text, { x: 80, y: 260 - row * 14, size: 10, font: plain });
    }
    const body = partsOf(await convertToDocx(await pdf.save())).get('word/document.xml') ?? '';
    const marks = [...body.matchAll(/<w:pPr>.*?<\/w:pPr>/gs)].filter(([looks]) =>
      looks.includes('<w:numPr>'),
    );
    expect(marks).toHaveLength(3);
    for (const [looks] of marks) expect(looks).toContain('<w:b/>');
  });
});

it('Word begins Korean documents as it does in Korea: lines may end inside words', async () => {
  const korean = await convertToDocx(
    await pageOf(['보험금의 지급 여부에 대하여 살펴본다', '이와 관련하여 국내 규정']),
  );
  expect(complaintsAbout(korean)).toEqual([]);
  const defaults = /<w:pPrDefault>.*?<\/w:pPrDefault>/.exec(
    partsOf(korean).get('word/styles.xml') ?? '',
  )?.[0];
  expect(defaults).toContain('<w:wordWrap w:val="0"/><w:autoSpaceDE w:val="0"/><w:autoSpaceDN w:val="0"/>');
  const chinese = await convertToDocx(
    await pageOf(['板材冲压成形的晶体塑性有限板材冲压成形', '板材冲压成形']),
  );
  expect(partsOf(chinese).get('word/styles.xml')).not.toContain('w:wordWrap');
});
