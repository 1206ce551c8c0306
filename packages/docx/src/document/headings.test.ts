import { expect, it } from 'vitest';
import { layOutPage } from '../layout/lay-out-page.ts';
import { blocksIn } from '../layout/lines-in.ts';
import { readPieces } from '../pieces/read-pieces.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { markHeadings } from './headings.ts';

it('a line that the tags call a heading is one, whatever it looks like', () => {
  const plain = pageOf([
    { text: 'Scope', x: 50, baseline: 100 },
    { text: 'A line of text that stands below the heading of it', x: 50, baseline: 130 },
  ]);
  const element = { type: 'H2', parent: undefined, index: 0, columnSpan: 1, rowSpan: 1 };
  const tag = { element, place: 0, headingLevel: 2, description: '' };
  const characters = plain.characters.map((character) =>
    character.baseline === 100 ? { ...character, tag } : character,
  );
  const model = layOutPage(plain, readPieces({ ...plain, characters }));
  markHeadings([model], []);
  const levels = blocksIn(model).map((block) => block.kind === 'paragraph' && block.headingLevel);
  expect(levels).toEqual([2, 0]);
});

/** The level of a larger line above two others. */
function levelAbove(...line: readonly { readonly text: string; readonly x: number }[]) {
  const page = pageOf([
    ...line.map((piece) => ({ ...piece, baseline: 100, sizePoints: 15 })),
    { text: 'A line of text that stands below the heading of it', x: 50, baseline: 130 },
    { text: 'and another one, so that most of the text has its size', x: 50, baseline: 144 },
  ]);
  const model = layOutPage(page, readPieces(page));
  markHeadings([model], []);
  const [heading] = blocksIn(model);
  return heading?.kind === 'paragraph' && heading.headingLevel;
}

it.each([
  ['Order number: OD304', 0],
  ['Chapter 4: Losses of 2019', 1],
  ['Losses: how they are measured', 1],
])('a larger line that says a figure of something is no heading: %s', (text, level) => {
  expect(levelAbove({ text, x: 50 })).toBe(level);
});

it.each([
  ['3.2', 'Measuring the losses', 1],
  ['A', 'Appendix', 1],
  ['IV.', 'The results', 1],
  ['Sum', 'Of all the losses', 0],
  ['12', '345', 0],
])('a larger line that begins with a number and room is a heading: %s %s', (number, text, level) => {
  expect(levelAbove({ text: number, x: 50 }, { text, x: 90 })).toBe(level);
});
