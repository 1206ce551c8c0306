import { PDF, PdfDict, PdfName } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { breaker, FontBook } from './index.ts';
import { NotoFont } from './noto/noto-font.ts';
import { subsetFont } from './noto/subset-font.ts';

const open = (language?: string): Promise<FontBook> => {
  const pdf = PDF.create();
  if (language) pdf.setLanguage(language);
  return FontBook.open(pdf);
};

/** The names of the fonts that draw a line, from left to right. */
async function fontsOf(text: string, language?: string): Promise<string[]> {
  const line = (await open(language)).shapeLine(text, null);
  const names = line.runs.map(({ font }) => (font instanceof NotoFont ? font.face.name : 'own'));
  return names.filter((name, index) => name !== names[index - 1]);
}

describe('a line', () => {
  it('is drawn in one font where one has all its characters', async () => {
    expect(await fontsOf('Zoë Ωμέγα Привет')).toEqual(['NotoSans']);
  });

  it('of several scripts is cut into runs, in the order in which they are seen', async () => {
    expect(await fontsOf('abc שלום สวัสดี')).toEqual(['NotoSans', 'NotoSansHebrew', 'NotoSansThai']);
    expect(await fontsOf('שלום abc')).toEqual(['NotoSans', 'NotoSansHebrew']);
  });

  it('joins Arabic letters', async () => {
    const book = await open();
    const joined = book.shapeLine('سلام', null).runs[0]?.glyphs.map(({ code }) => code);
    const apart = [...'سلام'].map((letter) => book.shapeLine(letter, null).runs[0]?.glyphs[0]?.code);
    expect(joined).toHaveLength(3);
    expect(joined?.some((code) => !apart.includes(code))).toBe(true);
  });

  it('that no font can draw is told by its first such character', async () => {
    const book = await open();
    expect(book.missingCharacter('abc 𐏈 def', null)).toBe('𐏈');
    expect(book.missingCharacter('Zoë 你好 مرحبا ✓', null)).toBeUndefined();
  });
});

describe('a Han character is drawn', () => {
  it.each([
    ['as Simplified Chinese by default', '漢字', undefined, 'NotoSansHans'],
    ['as Japanese beside kana', '漢字かな', undefined, 'NotoSansJP'],
    ['as Korean beside hangul', '漢字 한글', undefined, 'NotoSansKR'],
    ['as Japanese in a Japanese document', '漢字', 'ja-JP', 'NotoSansJP'],
    ['as Traditional Chinese in a document from Taiwan', '漢字', 'zh-TW', 'NotoSansHant'],
  ])('%s', async (_, text, language, font) => {
    expect((await fontsOf(text, language))[0]).toBe(font);
  });
});

describe('a font of the document', () => {
  const helvetica = PdfDict.of({
    Type: PdfName.of('Font'),
    Subtype: PdfName.of('Type1'),
    BaseFont: PdfName.of('Helvetica'),
    Encoding: PdfName.of('WinAnsiEncoding'),
  });

  it('draws what its encoding has, and ours the rest', async () => {
    const book = await open();
    const own = book.ownFont(helvetica);
    const { runs } = book.shapeLine('Zoë € Ω', own);
    expect(runs.map(({ font }) => font === own)).toEqual([true, false]);
    expect(runs[0]?.glyphs.map(({ code }) => code).join('')).toBe('5a6feb208020');
  });

  it('writes a word whole or not at all', async () => {
    const book = await open();
    const own = book.ownFont(helvetica);
    const { runs } = book.shapeLine('Maria Zażółć-Nowak', own);
    expect(runs.map(({ font, glyphs }) => [font === own, glyphs.length])).toEqual([
      [true, 6],
      [false, 6],
      [true, 6],
    ]);
  });

  it.each([
    ['Helvetica-Bold', 'NotoSansBold'],
    ['Helvetica-BoldOblique', 'NotoSansBoldItalic'],
    ['Times-Italic', 'NotoSerifItalic'],
    ['ABCDEF+MinionPro-Bold', 'NotoSerifBold'],
    ['Garamond-BoldItalic', 'NotoSerifBoldItalic'],
    ['TimesNewRomanPSMT', 'NotoSerif'],
    ['Courier', 'NotoSansMono'],
    ['CourierNewPS-BoldMT', 'NotoSansMonoBold'],
    ['PTSans-CenturyGothic', 'NotoSans'],
    ['Helvetica', 'NotoSans'],
  ])('%s has %s beside it', async (name, face) => {
    const book = await open();
    const font = helvetica.clone();
    font.set('BaseFont', PdfName.of(name));
    const [run] = book.shapeLine('Zażółć', book.ownFont(font)).runs;
    expect(run?.font instanceof NotoFont && run.font.face.name).toBe(face);
  });

  it('made for symbols draws no text', async () => {
    const book = await open();
    const symbols = helvetica.clone();
    symbols.set('BaseFont', PdfName.of('ZapfDingbats'));
    expect(book.ownFont(symbols)).toBeNull();
  });
});

describe('lines break', () => {
  const measure = (text: string): number => [...text].length;
  const linesOf = (text: string, width: number) =>
    breaker(text, measure)(width, 99).map(({ text: line }) => line);

  it('at spaces, and where the text has line ends', () => {
    expect(linesOf('one two three\nfour', 8)).toEqual(['one two', 'three', 'four']);
  });

  it('between ideographs, but not before a full stop', () => {
    expect(linesOf('你好世界。你好', 4)).toEqual(['你好世', '界。你好']);
  });

  it('between Thai words', () => {
    expect(linesOf('สวัสดีชาวโลก', 8)).toEqual(['สวัสดี', 'ชาวโลก']);
  });

  it('inside a word only when it is wider than the line', () => {
    expect(linesOf('a abcdefghij', 4)).toEqual(['a', 'abcd', 'efgh', 'ij']);
  });
});

it('a file that is no font is refused by the subsetter', () => {
  expect(() => subsetFont(new Uint8Array(10), [1], true)).toThrow('could not subset');
});

it('a composite font of the document is used for the characters it lists', async () => {
  const pdf = PDF.create();
  const book = await FontBook.open(pdf);
  const [run] = book.shapeLine('Ωμ', null).runs;
  book.embed();
  const own = run && (await FontBook.open(pdf)).ownFont(run.font.resource);
  expect(own?.covers('Ω'.charCodeAt(0))).toBe(true);
  expect(own?.covers('Z'.charCodeAt(0))).toBe(false);
});

it('a text of a hundred thousand characters is broken without stopping the process', () => {
  const lines = breaker('word '.repeat(20_000), (text) => text.length)(100, 50);
  expect(lines).toHaveLength(50);
});
