import type { Box, PageCharacter } from '@pagesmith/pdf';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { betterTurn, type Found, inItsLanguage } from './attempts.ts';
import { charactersOf } from './characters.ts';
import { withLevelLayer } from './layer-letters.ts';
import { hasSerifs, sizesOf } from './letters.ts';
import { illegibleAs, isScan } from './scan.ts';
import { type RecognizedLine, recognizedLines } from './words.ts';

const page = pageOf([]);

const boxAt = (left: number, width: number, height = 10): Box => ({
  left,
  right: left + width,
  top: 100 - height,
  bottom: 100,
});

const letters = (text: string, look: Partial<PageCharacter> = {}): PageCharacter[] =>
  [...text].map((letter, index) => ({
    text: letter,
    box: boxAt(index * 5, 5),
    baseline: 100,
    sizePoints: 10,
    font: { name: 'Helvetica', flags: 0 },
    colour: 0,
    quarterTurns: 0,
    slantDegrees: 0,
    isInvisible: false,
    isHyphenAtLineEnd: false,
    ...look,
  }));

/** A line of words as Tesseract answers, each with how sure it is of it. */
function answered(...words: readonly (readonly [text: string, confidence: number])[]): string {
  const bbox = { x0: 0, y0: 0, x1: 500, y1: 10 };
  const line = {
    bbox,
    words: words.map(([text, confidence]) => ({ text, confidence, bbox, symbols: [{ text, bbox }] })),
  };
  return JSON.stringify({ blocks: [{ paragraphs: [{ lines: [line] }] }] });
}

const textIn = ({ lines }: { readonly lines: readonly RecognizedLine[] }) =>
  lines.flatMap(({ words }) => words.flatMap(({ symbols }) => symbols.map(({ text }) => text))).join(' ');

describe('what is read on a scan', () => {
  const sure = ['clear', 95] as const;

  it('are the words of which Tesseract is sure enough, and no stains', () => {
    const read = recognizedLines(answered(sure, ['stain', 30], sure, ['faint', 40], sure), 1);
    expect(textIn(read)).toBe('clear clear faint clear');
  });

  it('are Chinese words too, of which it never is as sure', () => {
    const read = recognizedLines(answered(sure, ['污', 8], sure, ['会', 12], sure), 1);
    expect(textIn(read)).toBe('clear clear 会 clear');
  });

  it('are signs alone only where there can be no doubt', () => {
    const read = recognizedLines(answered(sure, ['~', 60], sure, ['§', 80], sure), 1);
    expect(textIn(read)).toBe('clear clear § clear');
  });

  it('is nothing where so few letters are that they are part of a picture', () => {
    expect(textIn(recognizedLines(answered(['London', 90]), 1))).toBe('');
    expect(textIn(recognizedLines(answered(['Manchester', 90]), 1))).toBe('Manchester');
  });

  it('is nothing where hardly a word is sure', () => {
    const guessed = (confidence: number) => recognizedLines(answered(['Manchester', confidence]), 1);
    expect([45, 60].map((confidence) => textIn(guessed(confidence)))).toEqual(['', 'Manchester']);
  });

  it('has a space between words, and none where the next column begins', () => {
    const word = (text: string, left: number) => ({
      box: boxAt(left, 6, 6.9),
      symbols: [{ text, box: boxAt(left, 6, 6.9) }],
    });
    const line = { words: [word('A', 0), word('B', 13), word('C', 31)] };
    expect(
      charactersOf([line])
        .map(({ text }) => text)
        .join(''),
    ).toBe('A BC');
  });

  it('is turned where another side reads better by far, and left where it reads well as it is', () => {
    const turnOf = (confidence: number, other: number) => {
      const found: Found = { reading: page, confidence, as: { languages: ['eng'], turn: 0 } };
      const read = ({ turn }: Found['as']) => ({ reading: page, confidence: turn === 90 ? other : 0 });
      return betterTurn(found, ['eng'], read)?.as.turn ?? 0;
    };
    expect([turnOf(60, 90), turnOf(80, 99)]).toEqual([90, 0]);
    expect([turnOf(60, 68), turnOf(60, 75)]).toEqual([0, 90]);
  });

  it('is read again in the language that some short words tell', () => {
    const languageOf = (text: string) => {
      const reading = { ...page, characters: letters(text) };
      const found: Found = { reading, confidence: 90, as: { languages: ['eng'], turn: 0 } };
      return inItsLanguage(found, () => ({ reading, confidence: 90 }))?.as.languages;
    };
    expect(languageOf('Haus und Hof, nicht Berg, wird Tal')).toBe(undefined);
    expect(languageOf('Haus und Hof, nicht Berg, wird Tal, und Wald nicht')).toEqual(['deu']);
  });

  it('is in one size where lines hardly differ', () => {
    const line = (size: number): RecognizedLine => ({
      words: [
        {
          box: boxAt(0, 5, size * 0.48),
          symbols: Array.from({ length: 9 }, () => ({ text: 'n', box: boxAt(0, 5, size * 0.48) })),
        },
      ],
    });
    expect(sizesOf([line(10), line(10), line(10), line(11), line(12)])).toEqual([10, 10, 10, 10, 12]);
  });

  it('has serifs where the feet of its strokes are wide', () => {
    const stroke = (width: number): RecognizedLine => ({
      words: [{ box: boxAt(0, width), symbols: [{ text: 'l', box: boxAt(0, width) }] }],
    });
    expect([1.8, 3].map((width) => hasSerifs([stroke(width)]))).toEqual([false, true]);
  });
});

describe('the text that a program has laid over a scan', () => {
  const layer = (sizes: readonly number[], pitch = (_: number) => 5) =>
    sizes.flatMap((sizePoints, index) =>
      letters('w', {
        sizePoints,
        isInvisible: true,
        box: boxAt(index * 6, pitch(index)),
        font: { name: 'Courier', flags: 1 },
      }),
    );
  const levelled = (characters: PageCharacter[]) => withLevelLayer({ ...page, characters }).characters;

  it('has one size a line where words were stretched, and keeps a mark of another size', () => {
    const sizes = (given: readonly number[]) => levelled(layer(given)).map(({ sizePoints }) => sizePoints);
    expect(sizes([10, 10, 8, 10])).toEqual([10, 10, 8, 10]);
    expect(sizes([10, 10.4, 9.7, 10.2])).toEqual([10, 10, 10, 10]);
  });

  it('keeps a typewriter’s font, unless its letters differ in width', () => {
    const one = { name: 'Courier', flags: 1 };
    const fonts = (spread: number) =>
      new Set(
        levelled(
          layer([10, 10.5, 9.5, 10], (index) => (index % 2 === 0 ? 5 : 5 * spread)).map((character) => ({
            ...character,
            font: one,
            sizePoints: character.sizePoints,
            box: {
              ...character.box,
              right:
                character.box.left + (character.box.right - character.box.left) * (character.sizePoints / 10),
            },
          })),
        ).map(({ font }) => font.name),
      );
    expect([1.05, 1.3].map((spread) => [...fonts(spread)])).toEqual([['Courier'], ['']]);
  });
});

describe('a page is taken for a scan', () => {
  const picture = (share: number) => ({
    box: { left: 0, top: 0, right: 600, bottom: 800 * share },
    format: 'png' as const,
    bytes: new Uint8Array(),
  });

  it('where a picture covers most of it', () => {
    const covered = (share: number) =>
      isScan({ ...page, characters: letters('Page 1'), pictures: [picture(share)] });
    expect([0.45, 0.8].map(covered)).toEqual([false, true]);
  });

  it('though a stamp stands on it, and not where a paragraph does', () => {
    const stamped = (count: number) =>
      isScan({ ...page, characters: letters('x'.repeat(count)), pictures: [picture(1)] });
    expect([60, 120].map(stamped)).toEqual([true, false]);
  });

  it('where a good part of its letters have no names', () => {
    const nameless = (count: number) =>
      illegibleAs({ ...page, characters: letters('\u0002'.repeat(count) + 'x'.repeat(100 - count)) });
    expect([20, 45].map(nameless)).toEqual([undefined, 'unreadable']);
  });
});
