import { describe, expect, it } from 'vitest';
import { misledPdf } from '../document/testing/misled-pdf.ts';
import { stream, writeObjects } from '../document/testing/write-objects.ts';
import { pdfFailures } from '../failures.ts';
import { buildForm } from '../forms/testing/build-form.ts';
import { filled } from '../forms/testing/filled.ts';
import { findPlaces } from './find-places.ts';
import { findText } from './find-text.ts';
import { pageText } from './page-text.ts';
import { textPdf } from './testing/text-pdf.ts';

const inVisualOrder = (text: string): string => [...text].reverse().join('');
const pageOf = async (line: string | readonly string[], text: string) =>
  (await findText(textPdf([typeof line === 'string' ? [line] : line]), text)).page;

describe('the first page holding a text', () => {
  const document = textPdf([['Contents'], ['Annual report'], ['Signature page'], ['Signature page, annex']]);

  it('is found, with the number of pages', async () => {
    expect(await findText(document, 'Signature')).toEqual({ page: 3, totalPages: 4 });
  });

  it('is null when no page holds the text', async () => {
    expect(await findText(document, 'invoice')).toEqual({ page: null, totalPages: 4 });
  });

  it('is found on a page that PDFium misses', async () => {
    expect(await findText(misledPdf(), 'kept page')).toEqual({ page: 2, totalPages: 2 });
  });

  it('is refused for a text without a visible character', async () => {
    for (const blank of ['', ' \n\t', '\u00AD', '\u200B']) {
      await expect(findText(document, blank)).rejects.toMatchObject({ code: 'search_text_empty' });
    }
    expect(pdfFailures.searchTextEmpty.status).toBe(400);
  });
});

describe('what does not matter when searching', () => {
  const same: readonly [why: string, page: string | readonly string[], text: string][] = [
    ['case', 'Grand Total', 'gRAND tOTAL'],
    ['white space', 'Grand   Total', ' grand\n total '],
    ['white space inside spaced-out words', 'G r a n d Total', 'grand total'],
    ['a line break', ['Grand', 'Total'], 'grand total'],
    [
      'the ligature ﬁ on the page',
      'the o\uFB03ce is e\uFB03cient, \uFB01nally',
      'office is efficient, finally',
    ],
    ['the ligature ﬁ in the text', 'finally', '\uFB01nally'],
    ['a soft hyphen', 'hyphen\u00ADation', 'hyphenation'],
    ['hyphenation at a line end', ['the hyphen-', 'ation of words'], 'hyphenation of words'],
    ['a hyphen of its own at a line end', ['a well-', 'known fact'], 'well-known fact'],
    [
      'both kinds of hyphens at line ends',
      ['a well-', 'known hyphen-', 'ation', 'fact'],
      'well-known hyphenation fact',
    ],
    ['a hyphen in numbers at a line end', ['the number 12-', '34'], '12-34'],
    ['the typographic hyphen', 'non\u2010stop', 'non-stop'],
    ['a dash for a hyphen', 'pages 3\u20135 \u2014 all', 'pages 3-5 - all'],
    ['German sharp s', 'Straße, STRAẞE', 'strasse, straße'],
    ['Turkish dotted capital i', 'İstanbul', 'istanbul'],
    ['Greek final sigma', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['composed and decomposed accents', 'cafe\u0301', 'café'],
    ['decomposed accents in the text', 'café', 'cafe\u0301'],
    ['accents that TeX draws before their letters', 'Poincar´e', 'Poincaré'],
    ['accents that TeX draws before a dotless i', 'na¨ıve', 'naïve'],
    ['an accent before what takes none', '´µDEF', 'µdef'],
    ['a backtick, which is no accent', 'the name é in `example`', '`example`'],
    ['typographic quotation marks', 'don’t say “no”', `don't say "no"`],
    ['full-width letters', 'ＡＢＣ１２３', 'abc123'],
    ['characters that mean something in a pattern', ['(a+b)*[c] is pat-', 'tern'], '(a+b)*[c] is pattern'],
    ['line breaks in Chinese', ['你好世', '界再见'], '世界再见'],
    ['line breaks in Japanese', ['こんに', 'ちは'], 'こんにちは'],
    ['the direction of Hebrew', inVisualOrder('שלום עולם'), 'שלום עולם'],
    ['numbers within Hebrew', `123 ${inVisualOrder('שלום')}`, 'שלום 123'],
    ['Latin words within Hebrew', `${inVisualOrder('עולם')} PDF ${inVisualOrder('שלום')}`, 'שלום PDF עולם'],
    ['Hebrew within a Latin sentence', `The word ${inVisualOrder('שלום')} means peace`, 'word שלום means'],
    ['Hebrew that outweighs its Latin line', `see ${inVisualOrder('שלום עולם')}`, 'see שלום עולם'],
    ['brackets within Hebrew', `(${inVisualOrder('עולם')}) ${inVisualOrder('שלום')}`, 'שלום (עולם)'],
    ['the direction of Arabic', inVisualOrder('مرحبا بالعالم'), 'مرحبا بالعالم'],
    ['ligatures of Arabic, whose letters come out reversed', inVisualOrder('األعضاء'), 'الأعضاء'],
    ['the presentation forms of Arabic', inVisualOrder('ﻣﺮﺣﺒﺎ'), 'مرحبا'],
  ];
  it.each(same)('%s', async (_, page, text) => {
    expect(await pageOf(page, text)).toBe(1);
  });
});

describe('a text over the end of a page', () => {
  it.each<[string, string[], string[]]>([
    ['as it is', ['It was agreed that the'], ['parties meet again.']],
    ['with a number at its foot', ['It was agreed that the', '12'], ['parties meet again.']],
    ['with a footer and a header', ['agreed that the', 'Page 1', 'Ltd'], ['Contract', 'parties meet']],
  ])('is found on the page where it begins, %s', async (_, first, second) => {
    const found = await findText(textPdf([['Cover'], first, second]), 'agreed that the parties meet');
    expect(found).toEqual({ page: 2, totalPages: 3 });
  });

  it('is found on the page that holds it whole, if one does', async () => {
    const pages = textPdf([['agreed that the'], ['parties meet'], ['agreed that the parties meet']]);
    expect(await findText(pages, 'parties meet')).toMatchObject({ page: 2 });
  });
});

it('the value of a form field is found, where the page shows it', async () => {
  const form = buildForm({ fields: ['/FT /Tx /T (name)'] });
  expect((await findText(form, 'Lovelace')).page).toBeNull();
  const { bytes } = await filled(form, { name: 'Ada Lovelace' });
  expect(await findText(bytes, 'ada lovelace')).toEqual({ page: 1, totalPages: 1 });
});

describe('a label of a map, whose letters are drawn one by one and twice', () => {
  const letters = (label: string, aside: number): string =>
    [...label]
      .map((letter, index) => `1 0 0 1 ${50 + 8 * index - aside} ${700 + aside} Tm (${letter}) Tj`)
      .join(' ');
  const map = (label: string): Uint8Array =>
    writeObjects({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 595 842]>>',
      3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Courier>>>>>>>>',
      4: stream(`BT /F 12 Tf 1 g ${letters(label, 0)} 0 g ${letters(label, 1.2)} ET`),
    });

  it('is found', async () => {
    expect(await findText(map('Passage 24'), 'passage 24')).toMatchObject({ page: 1 });
    expect((await findPlaces(map('Passage 24'), 'passage 24')).places).toEqual([{ page: 1, boxes: [] }]);
  });

  it('is not found where it says something else', async () => {
    expect(await findText(map('Passage 24'), 'pasage 24')).toMatchObject({ page: null });
    expect(await findText(map('.... ....'), '.....')).toMatchObject({ page: 1 });
  });
});

it('accents do not matter when they are to be ignored', async () => {
  const ignoring = { ignoresAccents: true };
  expect((await findText(textPdf([['Résumé of Ångström']]), 'resume of angstrom', ignoring)).page).toBe(1);
  expect((await findText(textPdf([['resume']]), 'résumé', ignoring)).page).toBe(1);
});

describe('what matters when searching', () => {
  const different: readonly [why: string, page: string | readonly string[], text: string][] = [
    ['an accent on the page', 'résumé', 'resume'],
    ['an accent in the text', 'resume', 'résumé'],
    ['another accent', 'è', 'é'],
    ['a hyphen within a line', 're-sign', 'resign'],
    ['punctuation', 'Grand Total', 'Grand, Total'],
  ];
  it.each(different)('%s', async (_, page, text) => {
    expect(await pageOf(page, text)).toBeNull();
  });
});

describe('the text of a page', () => {
  it('comes line by line', async () => {
    expect(await pageText(textPdf([['one', 'two']]), 1)).toBe('one\r\ntwo');
  });

  it('is empty where the document has no such page', async () => {
    expect(await pageText(textPdf([['one']]), 7)).toBe('');
  });
});
