import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../../pdfium/index.ts';
import { readPage } from '../index.ts';

interface Drawn {
  readonly subtype: string;
  readonly flags?: number;
  readonly blend?: string;
}

/** The pictures of a page with a text and an annotation over it that paints a yellow bar. */
async function picturesUnder({ subtype, flags = 4, blend = 'Normal' }: Drawn) {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([400, 300]);
  page.drawText('Something to mark', { x: 50, y: 200, size: 20 });
  const appearance = context.stream('q /G gs 1 0.9 0 rg 0 0 200 30 re f Q', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 200, 30],
    Group: { S: 'Transparency' },
    Resources: { ExtGState: { G: { BM: blend } } },
  });
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: subtype,
    Rect: [50, 195, 250, 225],
    F: flags,
    AP: { N: context.register(appearance) },
    InkList: [[50, 195, 250, 225]],
  });
  page.node.set(PDFName.of('Annots'), context.obj([context.register(annotation)]));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  return (reading?.pictures ?? []).map(({ box, isAbove }) => ({
    isAbove,
    place: [box.left, box.top, box.right, box.bottom].map(Math.round),
  }));
}

const place = [49, 74, 251, 106];

it.each(['Ink', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine'])(
  'what somebody drew over a page is a picture before its text: %s',
  async (subtype) => {
    expect(await picturesUnder({ subtype })).toEqual([{ isAbove: true, place }]);
  },
);

it('what only tints the page stands behind its text', async () => {
  expect(await picturesUnder({ subtype: 'Ink', blend: 'Multiply' })).toEqual([{ isAbove: false, place }]);
});

it('what is hidden is not shown', async () => {
  expect(await picturesUnder({ subtype: 'Ink', flags: 2 })).toEqual([]);
});
