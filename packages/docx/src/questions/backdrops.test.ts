import { rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, partsOf, type Sheet } from '../testing/index.ts';
import { prose } from './outline-of.ts';

const [blue, violet] = [rgb(0, 0, 1), rgb(1, 0, 1)];
const area = ({ page }: Sheet, x: number, y: number, width: number, height: number, color = blue) =>
  page.drawRectangle({ x, y: 800 - y - height, width, height, color });

/** How many areas and pictures stand in the body and in each header. */
async function paintedIn(pageCount: number, draw: (sheet: Sheet) => void | Promise<void>, top = 160) {
  const document = await drawPdf(async (sheet) => {
    await draw(sheet);
    sheet.lines(90, top, prose(20, `page ${sheet.number}`));
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

describe('a rule above the text of every page', () => {
  const ruled = (draw: (sheet: Sheet) => void) => paintedIn(2, draw, 100);
  const inHeader = { body: 0, headers: [1] };

  it('stands in the header, and one that is close to the text does not', async () => {
    const close = (points: number) => ruled(({ rule }) => rule(90, 91.5 - points, 500, 91.5 - points));
    expect(await close(12)).toEqual(inHeader);
    expect((await close(6)).headers).toEqual([]);
  });

  it('stands in the header where it is closer to the title there', async () => {
    const titled = (y: number) =>
      ruled(({ rule, text, number }) => {
        text(90, y, `Annual report, page ${number}`);
        rule(90, 85, 500, 85);
      });
    expect(await titled(80)).toEqual(inHeader);
    expect((await titled(60)).headers).toEqual([0]);
  });

  it('stands in the header where it is longer than one above notes', async () => {
    const long = async (points: number) => (await ruled(({ rule }) => rule(90, 60, 90 + points, 60))).headers;
    expect([await long(140), await long(160)]).toEqual([[], [1]]);
  });

  it('is no part of a box', async () => {
    const boxed = await ruled(({ rule }) => {
      for (const y of [60, 75]) rule(90, y, 500, y);
      for (const x of [90, 500]) rule(x, 60, x, 75);
    });
    expect(boxed.headers).toEqual([]);
  });
});
