import { readPage, withPdfium } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import { drawPdf, type Strokes, writeInStrokes } from '../testing/index.ts';
import { withSeenFonts } from './seen-fonts.ts';

const word = 'millnimhifr';
const usual = { thickness: 90 };
const flagNames = new Map([
  [1, 'fixed'],
  [2, 'serif'],
  [64, 'italic'],
  [1 << 18, 'bold'],
]);

/** What is seen of a font without a name, whose letters may claim to reach further than they do. */
async function seen(strokes: Strokes, text = word, reach = 0, other?: Strokes): Promise<string> {
  const drawn = await drawPdf(({ page }) => {
    writeInStrokes(page, 60, 300, text, strokes);
    if (other !== undefined) writeInStrokes(page, 60, 500, text, other);
  });
  return withPdfium(await drawn.save(), undefined, (document) => {
    const reading = readPage(document, 1);
    const characters = reading?.characters.map(({ box, ...character }) => ({
      ...character,
      box: { ...box, right: box.right + reach },
    }));
    const claimed = reading && characters && { ...reading, characters };
    const flags = claimed && withSeenFonts(document, claimed, new Map()).characters[0]?.font.flags;
    return [...flagNames].flatMap(([flag, name]) => ((flags ?? 0) & flag ? [name] : [])).join(' ');
  });
}

const all = (looks: readonly Strokes[]) => Promise.all(looks.map((strokes) => seen(strokes)));

it('thick strokes are bold', async () => {
  expect(await all([100, 135].map((thickness) => ({ thickness })))).toEqual(['', 'bold']);
});

it('strokes that are a little thick are bold beside thin ones, and not beside usual ones', async () => {
  const beside = (thickness: number, other: number) => seen({ thickness }, word, 0, { thickness: other });
  expect([await beside(100, 55), await beside(100, 70)]).toEqual(['bold', '']);
  expect([await beside(75, 40), await beside(92, 40)]).toEqual(['', 'bold']);
});

it('letters that are wider at their feet have serifs', async () => {
  expect(await all([1.2, 1.7].map((feet) => ({ ...usual, feet })))).toEqual(['', 'serif']);
});

it('strokes that lean aside are slanted', async () => {
  expect(await all([0.06, 0.16].map((slope) => ({ ...usual, slope })))).toEqual(['', 'italic']);
});

it('different letters that are equally wide are those of a typewriter, and a few are so by chance', async () => {
  const fixed = (text: string) => seen({ ...usual, isFixed: true }, text);
  expect([await fixed('millnmill'), await fixed('millnmhfrF')]).toEqual(['', 'fixed']);
});

it('a few letters do not tell how their font looks', async () => {
  const bold = (text: string) => seen({ thickness: 135 }, text);
  expect([await bold('mi'), await bold('mill')]).toEqual(['', 'bold']);
});

it('nor do letters that hardly stand out from the paper', async () => {
  expect(await all([0.88, 0.76].map((grey) => ({ thickness: 135, grey })))).toEqual(['', 'bold']);
});

it('letters that claim to be as wide as a town are looked at where they stand', async () => {
  expect(await seen({ thickness: 135 }, word, 10_000_000)).toBe('bold');
});
