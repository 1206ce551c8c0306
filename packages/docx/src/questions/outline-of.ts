import { expect } from 'vitest';
import { convertToDocx } from '../index.ts';
import { complaintsAbout, outlineOf, type Sheet } from '../testing/index.ts';
import { drawnPages } from './drawn-pages.ts';

/** What Word would show of pages that are drawn by hand; whatever a question is about, the file must be in order. */
export async function outlineOfPages(
  draw: (sheet: Sheet) => void | Promise<void>,
  pageCount = 1,
): Promise<string[]> {
  const docx = await convertToDocx(await drawnPages(draw, pageCount));
  expect(complaintsAbout(docx)).toEqual([]);
  return outlineOf(docx);
}

/** Lines of running text, no two alike, that fill a column of some width at ten points. */
export const prose = (count: number, word = 'river', letters = 78): string[] =>
  Array.from({ length: count }, (_, index) => {
    const words = `${word} ${index} runs past the old mill and under seven narrow bridges towards the open sea and back`;
    return words.slice(0, letters).trimEnd();
  });

/** Lines that fill half a page. */
export const full = (count: number, word: string): string[] => prose(count, word, 45);

/** Lines of a few words. */
export const short = (count: number, word: string): string[] =>
  Array.from({ length: count }, (_, row) => `${word} ${row} is here`);
