import { degrees, PDFDict, PDFDocument, PDFName, PDFString, rgb, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readOutline, readPage } from './index.ts';

async function readFirst(draw: (document: PDFDocument) => Promise<void> | void) {
  const document = await PDFDocument.create();
  await draw(document);
  return withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
}

it('a character has its place from the top left corner, its size, font and colour', async () => {
  const reading = await readFirst(async (document) => {
    const font = await document.embedFont(StandardFonts.HelveticaBold);
    document.addPage([400, 300]).drawText('A', { x: 50, y: 250, size: 20, font, color: rgb(1, 0, 0) });
  });
  const [letter] = reading?.characters ?? [];
  expect(letter).toMatchObject({ text: 'A', sizePoints: 20, colour: 0xff0000, quarterTurns: 0 });
  expect(letter?.font.name).toBe('Helvetica-Bold');
  expect(letter?.baseline).toBeCloseTo(50, 0);
  expect(letter?.box.left).toBeCloseTo(50, 0);
});

it('a turned page is read as it is shown', async () => {
  const reading = await readFirst(async (document) => {
    const page = document.addPage([400, 300]);
    page.setRotation(degrees(90));
    page.drawText('A', { x: 50, y: 250, size: 20 });
  });
  expect([reading?.width, reading?.height]).toEqual([300, 400]);
  expect(reading?.characters[0]?.quarterTurns).toBe(1);
});

it('a page that is printed sideways is read upright', async () => {
  const reading = await readFirst((document) => {
    const page = document.addPage([400, 300]);
    const line = 'A row of a table that is too wide for its page';
    for (let x = 50; x < 200; x += 20) page.drawText(line, { x, y: 20, size: 8, rotate: degrees(90) });
    page.drawLine({ start: { x: 210, y: 20 }, end: { x: 210, y: 280 } });
  });
  expect([reading?.width, reading?.height]).toEqual([300, 400]);
  expect(new Set(reading?.characters.map(({ quarterTurns }) => quarterTurns))).toEqual(new Set([0]));
  expect(reading?.characters[0]?.baseline).toBeCloseTo(50, 0);
  expect(reading?.rules).toMatchObject([{ isHorizontal: true }]);
});

it('lines and thin boxes are rules, other boxes fills, and slanted lines curves', async () => {
  const reading = await readFirst((document) => {
    const page = document.addPage([400, 300]);
    page.drawLine({ start: { x: 10, y: 100 }, end: { x: 200, y: 100 } });
    page.drawRectangle({ x: 10, y: 150, width: 100, height: 1, color: rgb(0, 0, 0) });
    page.drawRectangle({ x: 10, y: 200, width: 100, height: 40, color: rgb(0, 0, 1) });
    page.drawLine({ start: { x: 10, y: 10 }, end: { x: 90, y: 70 } });
  });
  expect(reading?.rules.map(({ isHorizontal }) => isHorizontal)).toEqual([true, true]);
  expect(reading?.fills).toEqual([
    { at: 3, box: { left: 10, top: 60, right: 110, bottom: 100 }, colour: 0x0000ff },
  ]);
  expect(reading?.curves).toHaveLength(1);
});

it('a frame that is filled is four rules, and a thick one a curve: nothing is filled inside them', async () => {
  const around = (x: number, y: number, side: number, isBack = false) => {
    const corners = [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
    ];
    const [first = [], ...others] = isBack ? corners.reverse() : corners;
    return `${first.join(' ')} m ${others.map((corner) => `${corner.join(' ')} l`).join(' ')} h`;
  };
  const reading = await readFirst((document) => {
    const content = [
      `${around(10, 10, 80)} ${around(11, 11, 78, true)} f`,
      `${around(110, 10, 80)} ${around(111, 11, 78)} f*`,
      `${around(210, 10, 80)} ${around(230, 30, 40)} f*`,
      // One area on another: both are filled.
      `${around(310, 10, 80)} ${around(311, 11, 78)} f`,
    ].join('\n');
    const page = document.addPage([400, 300]);
    page.node.set(PDFName.of('Contents'), document.context.register(document.context.flateStream(content)));
  });
  expect(reading?.rules.map(({ box }) => Math.floor(box.left / 100))).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  expect(reading?.curves.map(({ left }) => left)).toEqual([210]);
  expect(reading?.fills.map(({ box }) => box.left)).toEqual([310, 311]);
});

it.each([
  [0, true],
  [0.1, false],
])('text of an opacity of %s is seen or not', async (opacity, isInvisible) => {
  const reading = await readFirst((document) => {
    document.addPage([400, 300]).drawText('A', { x: 10, y: 100, size: 20, opacity });
  });
  expect(reading?.characters).toMatchObject([{ text: 'A', isInvisible }]);
});

it('what is half transparent has the colour that it shows on white', async () => {
  const reading = await readFirst((document) => {
    const page = document.addPage([400, 300]);
    page.drawRectangle({ x: 10, y: 200, width: 100, height: 40, color: rgb(0, 0, 1), opacity: 0.2 });
    page.drawText('A', { x: 10, y: 100, size: 20, color: rgb(0, 0, 0), opacity: 0.5 });
    page.drawText('B', { x: 10, y: 50, size: 20, color: rgb(0, 0, 0) });
  });
  expect(reading?.fills.map(({ colour }) => colour)).toEqual([0xccccff]);
  expect(reading?.characters.map(({ colour }) => colour)).toEqual([0x7f7f7f, 0]);
});

it('a document without bookmarks has an empty outline', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  expect(await withPdfium(await document.save(), undefined, readOutline)).toEqual([]);
});

/** A page with one letter whose font gives it another meaning. */
async function readMeaning(utf16: string) {
  return readFirst(async (document) => {
    const { context } = document;
    const map = `1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <${utf16}> endbfchar`;
    const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap ${map} endcmap end end`;
    const font = context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      ToUnicode: context.register(context.stream(cmap)),
    });
    const page = document.addPage([400, 300]);
    page.node.setFontDictionary(PDFName.of('F1'), context.register(font));
    const content = context.stream('BT /F1 20 Tf 50 250 Td (A) Tj ET');
    page.node.set(PDFName.of('Contents'), context.register(content));
  });
}

it('the letters of a ligature stand side by side', async () => {
  const reading = await readMeaning('00660066');
  const [first, second, third] = reading?.characters ?? [];
  expect([first?.text, second?.text, third]).toEqual(['f', 'f', undefined]);
  expect(second?.box.left).toBeCloseTo(first?.box.right ?? 0, 3);
});

it('a sign beyond U+FFFF is one character', async () => {
  const reading = await readMeaning('d835dc5d');
  expect(reading?.characters.map(({ text }) => text)).toEqual(['\u{1d45d}']);
});

/** A pattern that runs from one colour to another, in grey or in red, green and blue. */
const axial = (Coords: number[], C0: number[], C1: number[]) => ({
  PatternType: 2,
  Shading: {
    ShadingType: 2,
    ColorSpace: C0.length === 1 ? 'DeviceGray' : 'DeviceRGB',
    Coords,
    Extend: [true, true],
    Function: { FunctionType: 2, Domain: [0, 1], C0, C1, N: 1 },
  },
});

it('an area that a pattern paints is a drawing, and a black one a fill', async () => {
  const reading = await readFirst((document) => {
    const { context } = document;
    const page = document.addPage([400, 300]);
    const gradient = context.obj(axial([10, 0, 110, 0], [0.4, 0.6, 1], [1, 1, 1]));
    page.node.set(PDFName.of('Resources'), context.obj({ Pattern: { P1: context.register(gradient) } }));
    const content = '/Pattern cs /P1 scn 10 200 100 40 re f 0 g 10 100 100 40 re f';
    page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  });
  expect(reading?.fills.map(({ box }) => Math.round(box.top))).toEqual([160]);
  expect(reading?.pictures.map(({ drawing }) => drawing?.text)).toEqual(['']);
});

it('a page that tiles paint has the colour that one sees of them for its ground', async () => {
  const reading = await readFirst((document) => {
    const { context } = document;
    const page = document.addPage([400, 300]);
    const tile = context.stream('0.2 0.3 0.6 rg 0 0 10 10 re f', {
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, 10, 10],
      XStep: 10,
      YStep: 10,
      Resources: {},
    });
    page.node.set(PDFName.of('Resources'), context.obj({ Pattern: { P1: context.register(tile) } }));
    const content = '/Pattern cs /P1 scn 0 0 400 300 re f 1 g 60 0 340 300 re f';
    page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  });
  expect(reading?.fills.map(({ colour }) => colour)).toEqual([0x334d99, 0xffffff]);
  expect(reading?.pictures).toEqual([]);
});

it.each([
  ['runs from dark to light is a picture', 0.2, 1, [], ['png']],
  ['is nearly the same everywhere has a colour', 0.75, 0.85, ['cd'], []],
])('a page whose ground %s', async (_, first, last, colours, pictures) => {
  const reading = await readFirst((document) => {
    const { context } = document;
    const page = document.addPage([400, 300]);
    const gradient = context.obj(axial([0, 0, 0, 300], [first], [last]));
    page.node.set(PDFName.of('Resources'), context.obj({ Pattern: { P1: context.register(gradient) } }));
    const content = '/Pattern cs /P1 scn 0 0 400 300 re f';
    page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  });
  expect(reading?.fills.map(({ colour }) => (colour & 0xff).toString(16))).toEqual(colours);
  expect(reading?.pictures.map(({ format }) => format)).toEqual(pictures);
});

it('what the tags call a heading has its level, and a figure its description', async () => {
  const reading = await readFirst(async (document) => {
    const { context } = document;
    const font = await document.embedFont(StandardFonts.Helvetica);
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const image = await document.embedPng(png);
    const page = document.addPage([400, 300]);
    const tag = (type: string, content: number, more = {}) =>
      context.register(context.obj({ Type: 'StructElem', S: type, Pg: page.ref, K: content, ...more }));
    const kids = [tag('H2', 0), tag('P', 1), tag('Figure', 2, { Alt: PDFString.of('A red square') })];
    const parents = context.obj({ Nums: [0, kids] });
    const root = context.obj({ Type: 'StructTreeRoot', K: kids, ParentTree: parents });
    const rootRef = context.register(root);
    for (const kid of kids) context.lookup(kid, PDFDict).set(PDFName.of('P'), rootRef);
    document.catalog.set(PDFName.of('StructTreeRoot'), rootRef);
    document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    page.node.set(PDFName.of('StructParents'), context.obj(0));
    page.node.setFontDictionary(PDFName.of('F1'), font.ref);
    page.node.setXObject(PDFName.of('I1'), image.ref);
    const content = [
      '/H2 <</MCID 0>> BDC BT /F1 12 Tf 50 250 Td (A) Tj ET EMC',
      '/P <</MCID 1>> BDC BT /F1 12 Tf 50 200 Td (b) Tj ET EMC',
      '/Figure <</MCID 2>> BDC q 100 0 0 100 50 50 cm /I1 Do Q EMC',
    ].join(' ');
    page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  });
  expect(reading?.characters.map(({ tag }) => tag?.headingLevel)).toEqual([2, undefined]);
  expect(reading?.pictures.map(({ description }) => description)).toEqual(['A red square']);
});
