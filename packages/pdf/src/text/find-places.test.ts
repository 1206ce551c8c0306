import { describe, expect, it } from 'vitest';
import { stream, writeObjects } from '../document/testing/write-objects.ts';
import { buildForm } from '../forms/testing/build-form.ts';
import { filled } from '../forms/testing/filled.ts';
import { findPlaces } from './find-places.ts';
import { textPdf } from './testing/text-pdf.ts';

/** Each glyph of `textPdf` is 7.2 points wide; lines begin at 50 and stand 14 points below one another from 780. */
const glyphWidth = 7.2;
const pagesOf = async (pages: string[][], text: string) => {
  const { places } = await findPlaces(textPdf(pages), text);
  return places.map(({ page, boxes }) => [page, boxes.length]);
};

describe('every place of a text', () => {
  it('is told with its page and where it stands there', async () => {
    const found = await findPlaces(
      textPdf([['Cover'], ['The total is', 'Total: total'], ['Total']]),
      'total',
    );
    expect(found).toMatchObject({ totalPages: 3, isCut: false });
    expect(found.places.map(({ page }) => page)).toEqual([2, 2, 2, 3]);
    const starts = found.places.map(({ boxes: [box] }) => [
      Math.round(((box?.left ?? 0) - 50) / glyphWidth),
      Math.round((780 - (box?.bottom ?? 0)) / 14),
    ]);
    expect(starts).toEqual([
      [4, 0],
      [0, 1],
      [7, 1],
      [0, 0],
    ]);
    const [first] = found.places[0]?.boxes ?? [];
    const width = ((first?.right ?? 0) - (first?.left ?? 0)) / glyphWidth;
    expect(width > 4 && width < 5).toBe(true);
    expect(first?.top).toBeGreaterThan(first?.bottom ?? 0);
  });

  it('has a box for each of its lines', async () => {
    expect(await pagesOf([['the hyphen-', 'ation of words', 'hyphenation']], 'hyphenation')).toEqual([
      [1, 2],
      [1, 1],
    ]);
    expect(await pagesOf([['Grand', 'Total']], 'grand total')).toEqual([[1, 2]]);
  });

  it('stands where letters before it are folded into fewer or more', async () => {
    const page = ['\uFB03 Stra\u00DFe na\u00A8\u0131ve word'];
    const { places } = await findPlaces(textPdf([page]), 'WORD');
    const [box] = places[0]?.boxes ?? [];
    expect(((box?.left ?? 0) - 50) / glyphWidth).toBeCloseTo([...(page[0] ?? '')].indexOf('w'), 0);
  });

  it('is on the page where it begins when it goes on over the end of one', async () => {
    expect(await pagesOf([['It was agreed that the'], ['parties meet']], 'that the parties')).toEqual([
      [1, 0],
    ]);
  });

  it('may be the value of a form field', async () => {
    const { bytes } = await filled(buildForm({ fields: ['/FT /Tx /T (name)'] }), { name: 'Ada Lovelace' });
    const { places } = await findPlaces(bytes, 'lovelace');
    expect(places).toHaveLength(1);
    const [box] = places[0]?.boxes ?? [];
    expect(box?.left).toBeGreaterThan(40);
    expect(box?.bottom).toBeGreaterThan(738);
  });

  it('is told where a note with the same words lies over them, a little aside', async () => {
    const letters = (x: number) =>
      [...'Dummy'].map((letter, index) => `1 0 0 1 ${x + 12 * index} 700 Tm (${letter}) Tj`).join(' ');
    const font = '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Courier>>>>>>';
    const covered = writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 595 842]>>',
      3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[5 0 R]${font}>>`,
      4: stream(`BT /F 12 Tf ${letters(50)} ET`),
      5: '<</Type/Annot/Subtype/FreeText/F 4/Rect[0 600 595 800]/DA(/F 12 Tf)/Contents(Dummy)/AP<</N 6 0 R>>>>',
      6: stream(`BT /F 12 Tf ${letters(56)} ET`, `/Type/XObject/Subtype/Form/BBox[0 600 595 800]${font}`),
    });
    const { places } = await findPlaces(covered, 'dummy');
    expect(places.map(({ page, boxes }) => [page, boxes[0]?.left])).toEqual([[1, expect.closeTo(50, -1)]]);
  });

  it('is none where there is none', async () => {
    expect((await findPlaces(textPdf([['one']]), 'two')).places).toEqual([]);
  });
});
