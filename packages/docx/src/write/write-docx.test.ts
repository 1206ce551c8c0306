import { expect, it } from 'vitest';
import { markHeadings } from '../document/headings.ts';
import { documentOf } from '../document/index.ts';
import { layOutPage } from '../layout/lay-out-page.ts';
import { readPieces } from '../pieces/read-pieces.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { complaintsAbout, partsOf } from '../testing/index.ts';
import { writeDocx } from './write-docx.ts';

it('notes, links, frames, shapes, levels and both directions make a document that Word accepts', () => {
  const lines = Array.from({ length: 6 }, (_, index) => ({
    text: `line ${index} of a text that is wide enough to be read as text`,
    x: 60,
    baseline: 240 + index * 15,
    sizePoints: 12,
  }));
  const reading = pageOf(
    [
      { text: 'The Whole Report', x: 60, baseline: 60, sizePoints: 24 },
      { text: '•  outer item', x: 60, baseline: 100, sizePoints: 12 },
      { text: '◦  inner item', x: 90, baseline: 115, sizePoints: 12 },
      { text: 'مرحبا بالعالم Word سلام', x: 540, baseline: 150, sizePoints: 12, isRightToLeft: true },
      { text: 'A claim that needs a source', x: 60, baseline: 200, sizePoints: 12 },
      { text: '1', x: 222, baseline: 195, sizePoints: 7 },
      ...lines,
      ...['a word', 'beside', 'the text'].map((text, index) => ({
        text,
        x: 500,
        baseline: 246 + index * 10,
        sizePoints: 8,
        fontName: 'Arial-ItalicMT',
      })),
      { text: '1', x: 60, baseline: 696, sizePoints: 5 },
      { text: 'The source of the claim', x: 64, baseline: 700, sizePoints: 9 },
    ],
    {
      fills: [{ box: { left: 50, top: 400, right: 550, bottom: 500 }, colour: 0xffee00 }],
      links: [
        { box: { left: 50, top: 190, right: 300, bottom: 204 }, url: 'https://example.com/?a=1&b=2' },
        { box: { left: 50, top: 690, right: 300, bottom: 704 }, url: 'https://example.com/note' },
        { box: { left: 50, top: 228, right: 600, bottom: 242 }, target: { page: 1, top: 40 } },
      ],
    },
  );
  const model = layOutPage(reading, readPieces(reading));
  markHeadings([model], []);
  expect(model.framed).toHaveLength(1);
  expect(model.shapes).toHaveLength(1);
  expect(complaintsAbout(writeDocx(documentOf([model]), { mark: 'Made on trial' }))).toEqual([]);
});

it('shapes behind Arabic hang on a paragraph from left to right, where their places are counted from the left', () => {
  const reading = pageOf([{ text: 'مرحبا بالعالم', x: 540, baseline: 150, isRightToLeft: true }], {
    fills: [{ box: { left: 50, top: 100, right: 250, bottom: 200 }, colour: 0xffee00 }],
  });
  const docx = writeDocx(documentOf([layOutPage(reading, readPieces(reading))]));
  const paragraphs =
    partsOf(docx)
      .get('word/document.xml')
      ?.match(/<w:p>.*?<\/w:p>/gs) ?? [];
  const [holder] = paragraphs.filter((paragraph) => paragraph.includes('<wp:anchor'));
  expect(holder).not.toContain('<w:bidi/>');
});
