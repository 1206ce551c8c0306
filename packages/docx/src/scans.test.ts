import { pushGraphicsState, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertToDocx } from './index.ts';
import { drawPdf, outlineOf, type Sheet } from './testing/index.ts';

const greyPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOYOXMmAAOaAcwPZWQaAAAAAElFTkSuQmCC';

const scan = async ({ page }: Sheet, opacity?: number) =>
  page.drawImage(await page.doc.embedPng(greyPixel), {
    ...{ x: 0, y: 0, width: 600, height: 800 },
    ...(opacity !== undefined && { opacity }),
  });

const read = (sheet: Sheet) => sheet.text(72, 100, 'What the machine has read from the picture.');
const stamp = (sheet: Sheet) => sheet.text(440, 760, 'BATES-00017');

async function converted(draw: (sheet: Sheet) => Promise<unknown>) {
  const document = await drawPdf(async (sheet) => {
    await draw(sheet);
  });
  return outlineOf(await convertToDocx(await document.save()));
}

it('the recognised text of a scan is kept below a number that was stamped on it', async () => {
  const outline = await converted(async (sheet) => {
    await scan(sheet);
    stamp(sheet);
    sheet.page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    read(sheet);
  });
  expect(outline).toEqual(['What the machine has read from the picture.', 'right: BATES-00017']);
});

it('the recognised text of a scan that was painted over it is there once, without the picture', async () => {
  const outline = await converted(async (sheet) => {
    read(sheet);
    await scan(sheet);
    stamp(sheet);
  });
  expect(outline).toEqual(['What the machine has read from the picture.', 'right: BATES-00017']);
});

it('text below a picture through which it is seen stays visible text, beside the picture', async () => {
  const outline = await converted(async (sheet) => {
    read(sheet);
    await scan(sheet, 0.2);
  });
  expect(outline).toEqual(['What the machine has read from the picture.', 'picture']);
});

it('a page with more visible letters than unseen ones keeps its picture and those letters alone', async () => {
  const outline = await converted(async (sheet) => {
    await scan(sheet);
    read(sheet);
    sheet.page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    stamp(sheet);
  });
  expect(outline).toEqual(['What the machine has read from the picture.', 'picture']);
});
