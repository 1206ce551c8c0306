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
