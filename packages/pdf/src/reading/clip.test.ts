import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { encodePng } from './encode-png.ts';
import { type Box, drawAreas, type PageReading, readPage } from './index.ts';

const side = 40;
const red = encodePng({
  width: side,
  height: side,
  rgba: new Uint8Array(side * side * 4).map((_, index) => (index % 4 === 0 || index % 4 === 3 ? 255 : 0)),
});

/** A page of 400 by 300 points with a red picture as /Image, a half-clear state as /Half, and some content. */
async function read(content: string): Promise<PageReading> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const image = await document.embedPng(red);
  const { context } = document;
  const name = page.node.newXObject('Image', image.ref).toString();
  const state = page.node.newExtGState('Half', context.obj({ ca: 0.5 })).toString();
  const colours = { FunctionType: 2, Domain: [0, 1], C0: [1, 0, 0], C1: [0, 0, 1], N: 1 };
  const gradient = { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [0, 0, 400, 0], Function: colours };
  page.node.Resources()?.set(PDFName.of('Shading'), context.obj({ Gradient: gradient }));
  const text = content.replaceAll('/Image', name).replaceAll('/Half', state);
  page.node.addContentStream(context.register(context.stream(text)));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  if (reading === undefined) throw new Error('PDFium finds no page.');
  return reading;
}

const sides = ({ left, top, right, bottom }: Box) => [left, top, right, bottom].map(Math.round);

const picture = 'q 200 0 0 200 100 50 cm /Image Do Q';

it('of a picture that is cut, the part that is seen has a place, and so has the whole', async () => {
  const { pictures } = await read(`q 120 60 50 80 re W n ${picture} Q`);
  expect(pictures.map(({ box, whole }) => [box, whole].map((one) => one && sides(one)))).toEqual([
    [
      [120, 160, 170, 240],
      [100, 50, 300, 250],
    ],
  ]);
});

it('of cuts in cuts, what all of them leave is seen', async () => {
  const { pictures } = await read(`q 0 0 150 300 re W n 120 100 280 100 re W n ${picture} Q`);
  expect(pictures.map(({ box }) => sides(box))).toEqual([[120, 100, 150, 200]]);
});

it('a picture that is not cut, or only by less than a point, is whole', async () => {
  const { pictures } = await read(`q 99 49.5 202 200 re W n ${picture} Q`);
  expect(pictures.map(({ box, whole }) => [sides(box), whole])).toEqual([[[100, 50, 300, 250], undefined]]);
});

it('what is cut off altogether is not there', async () => {
  const painted = `${picture} 0 0 1 rg 110 60 80 80 re f 100 200 m 300 200 l S 110 60 m 150 90 180 20 190 60 c S`;
  const { pictures, fills, rules, curves } = await read(`q 0 0 20 20 re W n ${painted} Q`);
  expect([pictures, fills, rules, curves]).toEqual([[], [], [], []]);
});

it('areas, lines and curves reach as far as they are seen', async () => {
  const painted = '0 0 1 rg 10 10 300 200 re f 0 150 m 400 150 l S 0 60 m 150 90 180 20 400 60 c S';
  const { fills, rules, curves } = await read(`q 100 50 150 400 re W n ${painted} Q`);
  expect(fills.map(({ box }) => sides(box))).toEqual([[100, 90, 250, 250]]);
  expect(rules.map(({ box }) => sides(box))).toEqual([[100, 150, 250, 150]]);
  expect(curves.map(sides)).toEqual([[100, 210, 250, 250]]);
});

it('a line along the edge of what is seen is seen', async () => {
  const { rules } = await read('q 100 50 200 100 re W n 2 w 100 50 m 300 50 l S 100 45 m 300 45 l S Q');
  expect(rules.map(({ box }) => sides(box))).toEqual([[100, 250, 300, 250]]);
});

it('a picture in a round frame is clear outside of it', async () => {
  const circle = '150 150 m 150 205 250 205 250 150 c 250 95 150 95 150 150 c W n';
  const around = '0 1 0 rg 0 0 400 300 re f';
  const { pictures } = await read(`${around} q ${circle} ${picture} Q`);
  const [shown] = pictures;
  expect(shown && sides(shown.box)).toEqual([150, 95, 250, 205]);
  const { corner, middle } = await shownOnPaper(shown?.bytes ?? red);
  expect({ corner, middle }).toEqual({ corner: [255, 255, 255], middle: [255, 0, 0] });
});

/** The colours of a picture in its corner and in its middle, on white. */
async function shownOnPaper(png: Uint8Array) {
  const document = await PDFDocument.create();
  document.addPage([100, 100]).drawImage(await document.embedPng(png), { width: 100, height: 100 });
  return withPdfium(await document.save(), undefined, (open) => {
    const box = { left: 0, top: 0, right: 100, bottom: 100 };
    const [drawn] = drawAreas(open, { page: 1 }, [{ box, pixelsPerPoint: 4 }]);
    const colourAt = (x: number, y: number) => {
      const at =
        ((y / 100) * (drawn?.height ?? 0) * (drawn?.width ?? 0) + (x / 100) * (drawn?.width ?? 0)) * 4;
      return [...(drawn?.rgba.subarray(at, at + 3) ?? [])];
    };
    return { corner: colourAt(2, 2), middle: colourAt(50, 50) };
  });
}

it('what is painted is known in its order, and how much shines through it', async () => {
  const { fills, pictures } = await read(
    `1 1 0 rg 0 0 50 50 re f ${picture} /Half gs 0 0 1 rg 90 40 50 50 re f`,
  );
  expect(fills.map(({ colour, tint }) => ({ colour, tint }))).toEqual([
    { colour: 0xffff00, tint: undefined },
    { colour: 0x7f7fff, tint: { colour: 0x0000ff, opacity: 128 } },
  ]);
  const [under, over] = fills.map(({ at = 0 }) => at);
  const at = pictures[0]?.at ?? 0;
  expect([(under ?? 0) < at, at < (over ?? 0)]).toEqual([true, true]);
});

it.each([
  ['small', '50 50 200 100'],
  ['as large as the page', '10 10 380 280'],
])('a rectangle with an edge is an area and four lines: %s', async (_, place) => {
  const { fills, rules } = await read(`1 1 0 rg 1 0 0 RG 2 w ${place} re B`);
  expect(fills.map(({ colour }) => colour)).toEqual([0xffff00]);
  expect(rules.map(({ colour, thicknessPoints }) => [colour, thicknessPoints])).toEqual(
    Array.from({ length: 4 }, () => [0xff0000, 2]),
  );
});

it('a ground with round corners is an area, and a large figure is none', async () => {
  const ground =
    '20 10 m 380 10 l 385 10 390 15 390 20 c 390 280 l 390 285 385 290 380 290 c 20 290 l 15 290 10 285 10 280 c 10 20 l 10 15 15 10 20 10 c f';
  const figure = '200 5 m 500 5 500 295 200 295 c -100 295 -100 5 200 5 c f';
  const [rounded, round] = [await read(`0.9 g ${ground}`), await read(`0.9 g ${figure}`)];
  expect(rounded.fills.map(({ box }) => sides(box))).toEqual([[10, 10, 390, 290]]);
  expect([rounded.curves.length, round.fills.length, round.curves.length]).toEqual([0, 0, 1]);
});

it('a gradient is a picture where it is seen, also where it covers the page', async () => {
  const part = await read('q 50 50 120 80 re W n /Gradient sh Q');
  expect(part.pictures.map(({ box }) => sides(box))).toEqual([[49, 169, 171, 251]]);
  const whole = await read('/Gradient sh');
  expect([whole.fills.length, whole.pictures.map(({ box }) => sides(box))]).toEqual([0, [[0, 0, 400, 300]]]);
});

it('a picture that stands on a corner is whole', async () => {
  const { pictures } = await read('q 70 70 -70 70 200 80 cm /Image Do Q');
  const [shown] = pictures;
  expect(shown && sides(shown.box)).toEqual([130, 80, 270, 220]);
  const { corner, middle } = await shownOnPaper(shown?.bytes ?? red);
  expect(corner).toEqual([255, 255, 255]);
  expect(middle[0]).toBeGreaterThan(240);
  expect(middle[1]).toBeLessThan(15);
});
