import { expect, it } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { outlineOfPages, prose } from './outline-of.ts';

/** What stands in the footers of a document whose pages have numbers but for the first, which has a text of its own there. */
const footersOf = async (onFirst: (sheet: Sheet) => void, pages = 5) => {
  const lines = await outlineOfPages((sheet) => {
    const { lines: write, text, number } = sheet;
    write(72, 100, prose(20, `page ${number}`));
    if (number === 1) onFirst(sheet);
    else text(number % 2 === 0 ? 72 : 500, 755, `${number}`);
  }, pages);
  return lines.filter((line) => line.startsWith('footer'));
};

it('what stands on the first page where all others have their footers is the footer of that page', async () => {
  const own = ({ text }: Sheet) => {
    text(72, 755, 'Dec 16, 2013');
    text(250, 755, 'Cat. No. 64277P');
  };
  const numbers = ['footer default: <PAGE>', 'footer even: <PAGE>'];
  expect(await footersOf(own)).toEqual([...numbers, 'footer first: Dec 16, 2013\tCat. No. 64277P']);
});

it('text that goes on to there is no footer, and neither are many lines', async () => {
  const down = (step: number, from: number) => (sheet: Sheet) =>
    sheet.lines(72, from, prose(Math.floor((790 - from) / step) + 1, 'delta', 40), { step });
  for (const own of [down(14, 390), down(11, 752)]) {
    expect((await footersOf(own)).filter((line) => line.startsWith('footer first'))).toEqual([]);
  }
});
