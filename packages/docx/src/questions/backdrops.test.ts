import { rgb } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, partsOf, type Sheet } from '../testing/index.ts';
import { prose } from './outline-of.ts';

const [blue, violet] = [rgb(0, 0, 1), rgb(1, 0, 1)];
const area = ({ page }: Sheet, x: number, y: number, width: number, height: number, color = blue) =>
  page.drawRectangle({ x, y: 800 - y - height, width, height, color });

/** How many areas and pictures stand in the body and in each header. */
async function paintedIn(pageCount: number, draw: (sheet: Sheet) => void | Promise<void>) {
  const document = await drawPdf(async (sheet) => {
    await draw(sheet);
    sheet.lines(90, 160, prose(20, `page ${sheet.number}`));
  }, pageCount);
  const parts = partsOf(await convertToDocx(await document.save()));
  const count = (name: string) => parts.get(`word/${name}.xml`)?.match(/<wp:anchor/g)?.length ?? 0;
  return {
    body: count('document'),
    headers: [...parts.keys()]
      .filter((name) => /^word\/header\d/.test(name))
      .map((name) => count(name.slice(5, -4))),
  };
}

it('a strip along the edge of every page stands in the header, once', async () => {
  expect(await paintedIn(3, (sheet) => void area(sheet, 0, 0, 20, 800))).toEqual({ body: 0, headers: [1] });
});

it('strips along the outer edges of a book stand in the headers of odd and even pages', async () => {
  const painted = await paintedIn(4, (sheet) => void area(sheet, sheet.number % 2 ? 580 : 0, 0, 20, 800));
  expect(painted).toEqual({ body: 0, headers: [1, 1] });
});

it('a strip that a cover lacks stands in the header of the pages behind it', async () => {
  const painted = await paintedIn(4, (sheet) => {
    if (sheet.number > 1) area(sheet, 0, 0, 20, 800);
    else area(sheet, 100, 500, 60, 60);
  });
  expect(painted).toEqual({ body: 1, headers: [1] });
});

it('what is painted onto something else of its page stays there', async () => {
  const painted = await paintedIn(3, (sheet) => {
    area(sheet, 0, 0, 20, 300 + sheet.number * 50, violet);
    area(sheet, 0, 0, 20, 100);
  });
  expect(painted).toEqual({ body: 6, headers: [] });
});

it('a picture as wide as the page is a ground, a logo is none', async () => {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4ISeHFTEMLQkAkL9BAbKfPiIAAAAASUVORK5CYII=';
  const ofWidth = (width: number) =>
    paintedIn(3, async ({ page }) => {
      const image = await page.doc.embedPng(Buffer.from(dot, 'base64'));
      page.drawImage(image, { x: 0, y: 640, width, height: 100 });
    });
  expect(await ofWidth(590)).toEqual({ body: 0, headers: [1] });
  expect((await ofWidth(400)).headers).toEqual([]);
});
