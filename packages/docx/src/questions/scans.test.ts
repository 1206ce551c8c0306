import { pushGraphicsState, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, outlineOf, type Sheet } from '../testing/index.ts';

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

it.each([
  ['two lines that nobody sees and three typed ones keeps these and its picture', 2],
  ['three lines that nobody sees and two typed ones has the text of all', 3],
])('a scan with %s', async (_, unseen) => {
  const outline = await converted(async (sheet) => {
    const write = (line: number) => sheet.text(72, 100 + line * 40, `Line ${line} of the page`);
    const all = [1, 2, 3, 4, 5];
    await scan(sheet);
    all.slice(unseen).forEach(write);
    sheet.page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    all.slice(0, unseen).forEach(write);
  });
  const lines = (...numbers: number[]) => numbers.map((line) => `Line ${line} of the page`);
  const words = outline.filter((line) => line !== 'picture');
  expect(words).toEqual(unseen === 2 ? lines(3, 4, 5) : lines(1, 2, 3, 4, 5));
  expect(outline.includes('picture')).toBe(unseen === 2);
});

/** How a scan is kept below whose picture a program has written some lines, so many of them signs at random. */
async function keptWith(count: number, garbled: number): Promise<string[]> {
  const kept: string[] = [];
  const document = await drawPdf(async (sheet) => {
    await scan(sheet);
    sheet.page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    for (let line = 0; line < count; line++) {
      const written =
        line < garbled ? '~ISAof.. lFR1OM/ (C;k_;; 9{ A-~rle<' : 'the river ran past, in 1994, the mill';
      sheet.text(72, 100 + line * 20, written);
    }
  });
  const docx = await convertToDocx(await document.save(), { onSimplified: (as) => kept.push(as) });
  return kept.length > 0 ? [...kept, ...outlineOf(docx)] : ['read'];
}

it('the text of a program that could not read a scan is left out, and its picture kept', async () => {
  expect(await keptWith(20, 8)).toEqual(['read']);
  expect(await keptWith(20, 11)).toEqual(['garbled', 'picture']);
});

it('a few signs on a scan do not tell that its text makes no sense', async () => {
  expect(await keptWith(6, 6)).toEqual(['read']);
  expect(await keptWith(8, 8)).toEqual(['garbled', 'picture']);
});
