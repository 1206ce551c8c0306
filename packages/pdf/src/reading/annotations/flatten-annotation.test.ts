import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../../pdfium/index.ts';
import { readPage } from '../index.ts';

type Four = [number, number, number, number];

interface Appearance {
  readonly rect: Four;
  readonly bbox: Four;
  readonly matrix?: number[];
}

/** Where a page shows the word and the frame of a note whose appearance is made in its own way. */
async function shown({ rect, bbox, matrix = [1, 0, 0, 1, 0, 0] }: Appearance) {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([400, 300]);
  const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
  const [left, bottom, right, top] = bbox;
  const frame = `${left} ${bottom} ${right - left} ${top - bottom} re S`;
  const word = `BT /F 10 Tf ${left + 5} ${bottom + 5} Td (Note) Tj ET`;
  const appearance = context.stream(`${frame} ${word}`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: bbox,
    Matrix: matrix,
    Resources: { Font: { F: font } },
  });
  const note = context.obj({
    Type: 'Annot',
    Subtype: 'FreeText',
    Rect: rect,
    F: 4,
    AP: { N: context.register(appearance) },
  });
  page.node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  const first = reading?.characters.find(({ text }) => text === 'N');
  const upright = (reading?.rules ?? []).filter(({ isHorizontal }) => !isHorizontal).map(({ box }) => box);
  return {
    left: Math.round(first?.box.left ?? 0),
    baseline: Math.round(first?.baseline ?? 0),
    turns: first?.quarterTurns,
    size: Math.round(first?.sizePoints ?? 0),
    frame: upright.map(({ left, top, bottom }) => [left, top, bottom].map(Math.round)),
  };
}

const level = { left: 105, baseline: 95, turns: 0, size: 10 };
const frame = [
  [100, 80, 100],
  [160, 80, 100],
];

it.each<[string, Appearance]>([
  ['begins where its annotation does', { rect: [100, 200, 160, 220], bbox: [0, 0, 60, 20] }],
  [
    'is drawn in the places of the page and moved back',
    { rect: [100, 200, 160, 220], bbox: [100, 200, 160, 220], matrix: [1, 0, 0, 1, -100, -200] },
  ],
])('an appearance that %s is read where it is seen', async (_, appearance) => {
  expect(await shown(appearance)).toEqual({ ...level, frame: expect.arrayContaining(frame) });
});

it('an appearance that is turned is not stretched', async () => {
  const upwards = { rect: [100, 140, 120, 200] as Four, bbox: [0, 0, 60, 20] as Four };
  const { turns, size, frame: sides } = await shown({ ...upwards, matrix: [0, 1, -1, 0, 20, 0] });
  expect({ turns, size }).toEqual({ turns: 3, size: 10 });
  expect(sides).toEqual(
    expect.arrayContaining([
      [100, 100, 160],
      [120, 100, 160],
    ]),
  );
});
