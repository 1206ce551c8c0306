import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  type PDFImage,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  PDFString,
  rgb,
  setFontAndSize,
} from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { encodePng } from './encode-png.ts';
import { readPage } from './index.ts';

const red = encodePng({
  width: 2,
  height: 2,
  rgba: new Uint8Array([0, 1, 2, 3].flatMap(() => [255, 0, 0, 255])),
});

async function picturesOf(draw: (page: PDFPage, image: PDFImage) => void) {
  const document = await PDFDocument.create();
  draw(document.addPage([400, 300]), await document.embedPng(red));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  return reading?.pictures ?? [];
}

it('curves become one picture with the labels inside it', async () => {
  const pictures = await picturesOf((page) => {
    page.drawEllipse({ x: 100, y: 150, xScale: 60, yScale: 40, color: rgb(0, 0.5, 0) });
    page.drawText('Label', { x: 80, y: 145, size: 12 });
  });
  expect(pictures).toHaveLength(1);
  expect(pictures[0]?.drawing?.text).toBe('Label');
  expect(pictures[0]?.box.left).toBeCloseTo(39, 0);
  expect(pictures[0]?.box.right).toBeCloseTo(161, 0);
});

it('a text that goes beyond a drawing is no label of it, and is not drawn there', async () => {
  const ellipse = { x: 100, y: 150, xScale: 60, yScale: 40, color: rgb(0, 0.5, 0) };
  const [alone] = await picturesOf((page) => page.drawEllipse(ellipse));
  const [crossed] = await picturesOf((page) => {
    page.drawEllipse(ellipse);
    page.drawText('An invoice of the whole year', { x: 30, y: 145, size: 12 });
  });
  expect(crossed?.drawing).toEqual({ text: '' });
  expect(crossed?.bytes).toEqual(alone?.bytes);
});

it.each([
  ['Chinese', '<4E0A6D77>', true],
  ['Latin', '<00410042>', undefined],
])('%s labels in a font that the file does not hold can be drawn or not', async (_, letters, isWithout) => {
  const [picture] = await picturesOf((page) => {
    page.drawEllipse({ x: 100, y: 150, xScale: 60, yScale: 40, color: rgb(0, 0.5, 0) });
    const { context } = page.doc;
    const base = { Type: 'Font', BaseFont: 'STSong-Light' };
    const described = context.obj({
      ...{ Type: 'FontDescriptor', FontName: 'STSong-Light', Flags: 6, FontBBox: [0, -200, 1000, 900] },
      ...{ ItalicAngle: 0, Ascent: 880, Descent: -120, CapHeight: 880, StemV: 93 },
    });
    const descendant = context.obj({
      ...{ ...base, Subtype: 'CIDFontType0', DW: 1000, FontDescriptor: context.register(described) },
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 4 },
    });
    const font = context.obj({
      ...{ ...base, Subtype: 'Type0', Encoding: 'UniGB-UCS2-H' },
      DescendantFonts: [context.register(descendant)],
    });
    page.node.setFontDictionary(PDFName.of('Song'), context.register(font));
    page.pushOperators(
      beginText(),
      setFontAndSize('Song', 12),
      moveText(85, 145),
      PDFOperator.of(PDFOperatorNames.ShowText, [letters]),
      endText(),
    );
  });
  expect(picture?.drawing?.isWithoutLabels).toBe(isWithout);
});

it('a small picture that is painted onto a drawing is a part of it, one that is painted before it is not', async () => {
  const ellipse = { x: 100, y: 150, xScale: 60, yScale: 40, color: rgb(0, 0.5, 0) };
  const place = { x: 90, y: 140, width: 20, height: 20 };
  const alone = await picturesOf((page) => page.drawEllipse(ellipse));
  const under = await picturesOf((page, image) => {
    page.drawImage(image, place);
    page.drawEllipse(ellipse);
  });
  const onto = await picturesOf((page, image) => {
    page.drawEllipse(ellipse);
    page.drawImage(image, place);
  });
  expect(under.map(({ drawing }) => drawing !== undefined)).toEqual([false, true]);
  expect(under[1]?.bytes).toEqual(alone[0]?.bytes);
  expect(onto.map(({ drawing }) => drawing !== undefined)).toEqual([true]);
  expect(onto[0]?.bytes).not.toEqual(alone[0]?.bytes);
});

it('lines of text in a drawing stay text', async () => {
  const pictures = await picturesOf((page) => {
    page.drawEllipse({ x: 200, y: 150, xScale: 150, yScale: 80, borderColor: rgb(0, 0, 0), borderWidth: 1 });
    ['Write your address here,', 'below your name, and make', 'sure that it is complete.'].forEach(
      (line, index) => {
        page.drawText(line, { x: 130, y: 170 - index * 14, size: 11 });
      },
    );
  });
  expect(pictures.map(({ drawing }) => drawing?.text)).toEqual(['']);
});

it('a page of straight lines has no drawing', async () => {
  const pictures = await picturesOf((page) => {
    page.drawRectangle({ x: 10, y: 10, width: 200, height: 100, borderColor: rgb(0, 0, 0), borderWidth: 1 });
  });
  expect(pictures).toEqual([]);
});

it('curves around a page, or over it, are one picture behind it, without what is straight', async () => {
  const strip = (x: number, y: number, width: number, height: number) =>
    `M ${x} ${y} q ${width / 2} 3 ${width} 0 l 0 ${height} q ${-width / 2} -3 ${-width} 0 z`;
  const frame = [strip(5, 5, 390, 4), strip(5, 290, 390, 4), strip(5, 9, 4, 281), strip(391, 9, 4, 281)];
  const drawFrame = (page: PDFPage) => {
    for (const path of frame) page.drawSvgPath(path, { x: 0, y: 300, color: rgb(0, 0, 0) });
  };
  const bare = await picturesOf(drawFrame);
  const ruled = await picturesOf((page) => {
    drawFrame(page);
    page.drawLine({ start: { x: 50, y: 150 }, end: { x: 350, y: 150 } });
    page.drawText('A title', { x: 150, y: 200, size: 20 });
  });
  expect(bare.map(({ box, drawing }) => [box, drawing])).toEqual([
    [{ left: 0, top: 0, right: 400, bottom: 300 }, undefined],
  ]);
  expect(ruled.map(({ bytes }) => bytes)).toEqual(bare.map(({ bytes }) => bytes));
});

const grid = (page: PDFPage) => {
  for (const y of [60, 90, 120, 150]) page.drawLine({ start: { x: 60, y }, end: { x: 360, y } });
  for (const x of [60, 160, 260, 360]) page.drawLine({ start: { x, y: 60 }, end: { x, y: 150 } });
  for (const [row, y] of [62, 92, 122].entries())
    for (const x of [70, 170, 270]) page.drawText(`Row ${row}`, { x, y, size: 9 });
};
const round = { x: 50, y: 160, borderColor: rgb(0, 0, 0), borderWidth: 1 };
const frame = 'M 8 0 l 304 0 q 8 0 8 8 l 0 94 q 0 8 -8 8 l -304 0 q -8 0 -8 -8 l 0 -94 q 0 -8 8 -8 z';

it('a graph on a grid is a drawing, a table in a frame with round corners is none', async () => {
  const table = await picturesOf((page) => {
    grid(page);
    page.drawSvgPath(frame, round);
  });
  const chart = await picturesOf((page) => {
    grid(page);
    page.drawSvgPath(frame, round);
    [70, 120, 90, 140, 80].forEach((y, index, heights) => {
      const before = heights[index - 1];
      const x = 80 + index * 60;
      if (before !== undefined) page.drawLine({ start: { x: x - 60, y: before }, end: { x, y } });
    });
  });
  expect(table).toEqual([]);
  expect(chart).toHaveLength(1);
});

it('bars of different lengths on one line are a drawing, shaded cells are none', async () => {
  const bars = (lengths: readonly number[], isUpright: boolean) =>
    picturesOf((page) => {
      for (const [index, length] of lengths.entries()) {
        const [place, color] = [60 + index * 40, rgb(0.8, 0, 0)];
        if (isUpright) page.drawRectangle({ x: place, y: 50, width: 20, height: length, color });
        else page.drawRectangle({ x: 50, y: place, width: length, height: 20, color });
      }
    });
  expect((await bars([30, 70, 110, 50], true)).map(({ box }) => Math.round(box.top))).toEqual([139]);
  expect((await bars([30, 70, 110, 50], false)).map(({ box }) => Math.round(box.right))).toEqual([161]);
  expect(await bars([30, 60, 30, 60, 30], true)).toEqual([]);
  expect(await bars([30, 70, 110], true)).toEqual([]);
});

it('a picture between two parts of a drawing is a part of it, however large it is', async () => {
  const pictures = await picturesOf((page, image) => {
    page.drawRectangle({ x: 50, y: 50, width: 220, height: 130, color: rgb(1, 1, 1) });
    page.drawImage(image, { x: 55, y: 55, width: 190, height: 120 });
    for (const [index, height] of [30, 70, 110, 50].entries())
      page.drawRectangle({ x: 60 + index * 50, y: 60, width: 30, height, color: rgb(0, 0, 1) });
  });
  expect(pictures.map(({ drawing }) => drawing !== undefined)).toEqual([true]);
});

it('a graph has the ground that it stands on with its title and its legend, unless text stands there too', async () => {
  const graphOf = async (lines: readonly string[], height: number, grid = [205, 225, 245]) => {
    const pictures = await picturesOf((page) => {
      page.drawRectangle({ x: 50, y: 280 - height, width: 300, height, color: rgb(0.9, 0.9, 0.9) });
      for (const y of grid) page.drawLine({ start: { x: 78, y }, end: { x: 322, y }, thickness: 0.5 });
      page.drawSvgPath('M 0 0 L 110 30 L 220 70', { x: 90, y: 260, borderColor: rgb(0, 0, 1) });
      lines.forEach((line, index) => {
        page.drawText(line, { x: 55, y: 182 - index * 9, size: 7 });
      });
    });
    return pictures.map(({ box, drawing }) => [Math.round(box.bottom), drawing?.text.replaceAll(' ', '')]);
  };
  const legend = ['confidence interval', 'low financial literacy', 'high financial literacy'];
  const long = legend.map((line) => `${line}, and what the text has to say of it`);
  expect(await graphOf(legend, 120)).toEqual([[140, legend.join('').replaceAll(' ', '')]]);
  expect(await graphOf(long, 120)).toEqual([[111, '']]);
  expect(await graphOf(legend, 170)).toEqual([[111, '']]);
  expect(await graphOf(legend, 120, [205, 225])).toEqual([[111, '']]);
});

it('of very many drawings none is lost: the smallest are one picture behind the page', async () => {
  const pictures = await picturesOf((page) => {
    for (let index = 0; index < 60; index++) {
      const [x, y] = [20 + (index % 12) * 30, 30 + Math.floor(index / 12) * 50];
      const scale = index < 12 ? 5 : 6;
      page.drawEllipse({ x, y, xScale: scale, yScale: scale, color: rgb(0, 0.5, 0) });
    }
  });
  const [behind, ...drawings] = pictures;
  expect(drawings).toHaveLength(40);
  expect(behind).toMatchObject({ box: { left: 0, top: 0, right: 400, bottom: 300 } });
  expect(drawings.every(({ box }) => box.right - box.left > 13)).toBe(true);
});
