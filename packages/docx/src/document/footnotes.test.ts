import type { PageReading } from '@pagesmith/pdf';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { layOutPage } from '../layout/lay-out-page.ts';
import { readPieces } from '../pieces/read-pieces.ts';
import { pageOf, type TextAt } from '../pieces/testing/page-of.ts';
import { writeDocx } from '../write/write-docx.ts';
import { documentOf } from './document.ts';
import { markHeadings } from './headings.ts';

function written(texts: readonly TextAt[], others: Partial<PageReading> = {}) {
  const reading = pageOf(texts, others);
  const model = layOutPage(reading, readPieces(reading));
  markHeadings([model], []);
  const files = unzipSync(writeDocx(documentOf([model])));
  return (name: string) => strFromU8(files[`word/${name}.xml`] ?? new Uint8Array());
}

const body: TextAt[] = [
  { text: 'A claim that needs a source', x: 60, baseline: 100, sizePoints: 12 },
  { text: '1', x: 222, baseline: 95, sizePoints: 7 },
  { text: 'Another sentence of the body text of this page', x: 60, baseline: 130, sizePoints: 12 },
];

it('a note at the foot of the page with its number in the text is a footnote', () => {
  const part = written([
    ...body,
    { text: '1', x: 60, baseline: 696, sizePoints: 5 },
    { text: 'The source of the claim', x: 64, baseline: 700, sizePoints: 9 },
  ]);
  expect(part('footnotes')).toContain('The source of the claim');
  expect(part('document')).toContain('<w:footnoteReference w:id="1"/>');
  expect(part('document')).not.toContain('The source of the claim');
});

it('small text at the foot of a page that nothing refers to stays in the text', () => {
  const part = written([
    ...body.filter(({ text }) => text !== '1'),
    { text: '1', x: 60, baseline: 696, sizePoints: 5 },
    { text: 'Printed on recycled paper', x: 64, baseline: 700, sizePoints: 9 },
  ]);
  expect(part('footnotes')).toBe('');
  expect(part('document')).toContain('Printed on recycled paper');
});

it('a link to a place in the document leads to a bookmark there', () => {
  const links = [{ box: { left: 50, top: 88, right: 300, bottom: 104 }, target: { page: 1, top: 115 } }];
  const part = written(body, { links });
  expect(part('document')).toContain('<w:hyperlink w:anchor="_page_1_115"');
  expect(part('document')).toMatch(/<w:bookmarkStart w:id="1" w:name="_page_1_115"\/>.*Another sentence/);
});

it('a link outside has the style of links', () => {
  const links = [{ box: { left: 50, top: 88, right: 300, bottom: 104 }, url: 'https://example.com/' }];
  const part = written(body, { links });
  expect(part('document')).toContain('<w:rStyle w:val="Hyperlink"/>');
  expect(part('styles')).toContain('w:type="character" w:styleId="Hyperlink"');
});

it('items further to the right are a level inside the list', () => {
  const part = written(
    ['•  outer', '◦  inner', '•  outer again'].map((text, index) => ({
      text,
      x: index === 1 ? 90 : 60,
      baseline: 100 + index * 14,
    })),
  );
  expect([...part('document').matchAll(/<w:ilvl w:val="(\d)"\/>/g)].map(([, level]) => level)).toEqual([
    '0',
    '1',
    '0',
  ]);
  expect(part('numbering')).toContain('<w:lvl w:ilvl="1">');
});

it('the largest line of the first page is the title, and a line below a picture its caption', () => {
  const heading = (text: string, baseline: number) => ({
    text,
    x: 60,
    baseline,
    sizePoints: 14,
    fontName: 'Arial-Bold',
  });
  const part = written(
    [
      { text: 'The Whole Report', x: 60, baseline: 60, sizePoints: 24 },
      heading('First part', 100),
      ...body.map((text) => ({ ...text, baseline: text.baseline + 40 })),
      heading('Second part', 200),
      { text: 'Figure 1: a picture of it', x: 60, baseline: 420, sizePoints: 9 },
      { text: 'The text goes on below the picture', x: 60, baseline: 470, sizePoints: 12 },
    ],
    {
      pictures: [
        { box: { left: 60, top: 220, right: 300, bottom: 400 }, format: 'png', bytes: new Uint8Array(4) },
      ],
    },
  );
  expect(part('document')).toMatch(/<w:pStyle w:val="Title"\/>.*The Whole Report/);
  expect(part('document')).toMatch(/<w:pStyle w:val="Caption"\/>.*Figure 1/);
  expect(part('styles')).toContain('w:styleId="Title"');
});
