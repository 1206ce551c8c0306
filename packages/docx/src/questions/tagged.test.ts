import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { tag, taggedPdf, text } from '../layout/tables/tagged/testing/tagged-pdf.ts';
import { complaintsAbout, outlineOf } from '../testing/index.ts';

const long = 'This is the first line of a paragraph that goes on below it and';

async function paragraphsOf(lines: readonly string[], step: number): Promise<number> {
  const inside = lines.map((line, index) => text(line, 60, 700 - index * step));
  const docx = await convertToDocx(await taggedPdf([tag('P', ...inside)]));
  expect(complaintsAbout(docx)).toEqual([]);
  return outlineOf(docx).length;
}

describe('what the tags call one paragraph', () => {
  it('is one though its lines are set wide, and several where a gap divides them', async () => {
    expect(await paragraphsOf([long, long, long], 18)).toBe(1);
    expect(await paragraphsOf([long, long, long], 30)).toBe(3);
  });

  it('is one though a line ends a little early, and several where it was broken on purpose', async () => {
    const early = (letters: number) => [long, long.slice(0, letters), 'which is the rest'];
    expect(await paragraphsOf(early(long.length - 12), 14)).toBe(1);
    expect(await paragraphsOf(early(long.length - 19), 14)).toBe(2);
  });
});

it('a sentence that the tags call a heading is one only while it is short', async () => {
  const headed = async (words: string) =>
    outlineOf(
      await convertToDocx(await taggedPdf([tag('H1', text(words, 60, 700)), tag('P', text(long, 60, 660))])),
    )[0];
  expect(await headed('The price is agreed and paid in May or June.')).toMatch(/^h1: /);
  expect(
    await headed('The price is agreed between the parties and is to be paid in May or in June.'),
  ).toMatch(/^The/);
});
