import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { anyLetters, complaintsAbout, hexOf, outlineOf, partsOf } from '../testing/index.ts';

const first =
  '吾輩は猫である名前はまだ無いどこで生れたかとんと見当がつかぬ何でも薄暗い所で泣いていた事だけは記憶している';
const second =
  'しかもあとで聞くとそれは書生という人間中で一番獰悪な種族であったそうだこの書生というのは時々我々を捕えて煮る';

/** A page of paragraphs in lines of forty letters, which run down the page or across it. */
async function pageOf(paragraphs: readonly string[], isDown: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([420, 600]);
  const fonts = pdf.context.obj({ F: pdf.context.register(anyLetters(pdf, paragraphs.join(''))) });
  page.node.set(PDFName.of('Resources'), pdf.context.obj({ Font: fonts }));
  const step = isDown ? 12 : 9;
  let line = -1;
  const drawn = paragraphs.flatMap((paragraph) =>
    [...paragraph].map((letter, index) => {
      // The first letter of a paragraph stands one further in.
      const at = (index + 1) % 40;
      if (index === 0 || at === 0) line++;
      const [x, y] = isDown ? [350 - line * 18, 530 - at * step] : [20 + at * step, 530 - line * 18];
      return `BT /F ${step} Tf 1 0 0 1 ${x} ${y} Tm <${hexOf(letter)}> Tj ET`;
    }),
  );
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(drawn.join('\n'))));
  return pdf.save();
}

async function converted(paragraphs: readonly string[], isDown: boolean) {
  const docx = await convertToDocx(await pageOf(paragraphs, isDown));
  expect(complaintsAbout(docx)).toEqual([]);
  const body = partsOf(docx).get('word/document.xml') ?? '';
  return { lines: outlineOf(docx), isVertical: body.includes('<w:textDirection w:val="tbRl"/>'), body };
}

describe('vertical lines', () => {
  it('are read downwards and from right to left, and are vertical again', async () => {
    const { lines, isVertical, body } = await converted([first, second], true);
    expect(lines).toEqual([first, second]);
    expect(isVertical).toBe(true);
    expect(body).toContain('<w:pgSz w:w="8400" w:h="12000"/>');
  });
  it('are none where the lines of the page run across it', async () => {
    const { lines, isVertical } = await converted([first, second], false);
    expect(lines.join('')).toBe(first + second);
    expect(isVertical).toBe(false);
  });
  it.each([
    [12, false],
    [30, true],
  ])('are more than a few letters below each other (%s letters)', async (letters, expected) => {
    const { isVertical } = await converted([first.slice(0, letters)], true);
    expect(isVertical).toBe(expected);
  });
});
