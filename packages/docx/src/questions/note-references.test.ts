import { describe, expect, it } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { outlineOfPages, prose } from './outline-of.ts';

/** Words, each with a raised mark behind it. */
function marked({ text, fonts }: Sheet, y: number, words: readonly string[], mark: string): void {
  let x = 72;
  for (const word of words) {
    text(x, y, word);
    x += fonts.plain.widthOfTextAtSize(word, 10);
    text(x, y - 4, mark, { size: 6 });
    x += 8;
  }
}

describe('a note is referred to once', () => {
  it('where a line of authors has the same mark again and again', async () => {
    const lines = await outlineOfPages((sheet) => {
      marked(sheet, 100, ['Ada Lovelace', 'Mary Somerville', 'Grace Hopper'], '1');
      sheet.lines(72, 140, prose(12));
      marked(sheet, 308, ['It was agreed in writing'], '1');
      sheet.text(72, 719, '1', { size: 5 });
      sheet.text(76, 723, 'Letter of 4 May, in the archive.', { size: 8 });
    });
    const said = lines.join('\n');
    expect(said.match(/\[1\]/g)).toHaveLength(1);
    expect(said).toContain('It was agreed in writing[1]');
    expect(said).toMatch(/Ada Lovelace\s?1/);
    expect(lines.at(-1)).toBe('note 1: Letter of 4 May, in the archive.');
  });

  it('and stays where it stands, below a column, where authors above the columns refer to it', async () => {
    const lines = await outlineOfPages((sheet) => {
      sheet.text(72, 60, 'A title that is as wide as both of the columns are', { size: 18 });
      marked(sheet, 90, ['Ada Lovelace', 'Mary Somerville', 'Grace Hopper of the old mill'], '*');
      sheet.lines(50, 140, prose(40, 'left', 45));
      sheet.text(50, 719, '*', { size: 5 });
      sheet.text(54, 723, 'Letters to the old mill, please.', { size: 8 });
      sheet.lines(320, 140, prose(42, 'right', 45));
    });
    expect(lines.filter((line) => line.startsWith('note'))).toEqual([]);
    expect(lines.join('\n')).toContain('Letters to the old mill, please.');
  });
});
