import { encodePng, type PageCharacter } from '@pagesmith/pdf';
import { PDFDocument, PDFName, type PDFPage, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertToDocx } from '../../index.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { drawPdf, partsOf, type Sheet } from '../../testing/index.ts';
import { isIconLetter } from './icon-letters.ts';

const heart = encodePng({ width: 20, height: 20, rgba: new Uint8Array(20 * 20 * 4).fill(200) });

async function drawHeart(page: PDFPage, x: number, y: number, width: number, height = width) {
  page.drawImage(await page.doc.embedPng(heart), { x, y: 800 - y, width, height });
}

/** Each paragraph, with a sign for each picture that stands among its words. */
async function linesWithPictures(document: PDFDocument): Promise<string[]> {
  const body = partsOf(await convertToDocx(await document.save())).get('word/document.xml') ?? '';
  return [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) =>
    paragraph.replace(/<w:drawing><wp:inline.*?<\/w:drawing>/gs, '♥').replace(/<[^>]*>/g, ''),
  );
}

const drawn = async (draw: (sheet: Sheet) => Promise<void>) => linesWithPictures(await drawPdf(draw));

/** A line of letters of ten points, 72 to 122 points from the left, and a picture beside it. */
const beside = (gap: number, width: number, height: number) =>
  drawn(async ({ page, text, fonts }) => {
    text(72, 100, 'Vegan pie');
    const end = 72 + fonts.plain.widthOfTextAtSize('Vegan pie', 10);
    await drawHeart(page, end + gap, 101 + (height - 10) / 2, width, height);
    text(72, 300, 'Another line of words that goes on to the right');
  });

it('a picture no larger than the letters beside it goes along with them', async () => {
  const among = ['Vegan pie ♥', 'Another line of words that goes on to the right'];
  expect(await beside(3, 8, 8)).toEqual(among);
  expect(await beside(3, 8, 13)).toEqual(among);
  expect((await beside(3, 8, 15))[0]).not.toContain('♥');
  expect(await beside(3, 29, 9)).toEqual(among);
  expect((await beside(3, 31, 9))[0]).not.toContain('♥');
});

it('a picture further from the letters keeps its place on the page', async () => {
  expect((await beside(14, 8, 8)).join(' ')).toMatch(/^Vegan pie\s*♥/);
  expect((await beside(16, 8, 8)).join(' ')).not.toContain('pie ♥');
});

it('a picture before, between and behind words stands there', async () => {
  const lines = await drawn(async ({ page, text }) => {
    await drawHeart(page, 62, 101, 8);
    text(72, 100, 'Ask for (');
    await drawHeart(page, 111.5, 101, 6);
    text(118, 100, ') and more');
    await drawHeart(page, 168, 101, 8);
  });
  expect(lines.join('').replaceAll(' ', '')).toBe('♥Askfor(♥)andmore♥');
});

it('the lines around a picture of a cell divide no cell', async () => {
  const rowsWhere = async (away: number) => {
    const document = await drawPdf(async (sheet) => {
      const { page, table, rule } = sheet;
      table(
        60,
        100,
        [
          ['Name', 'Country'],
          ['One', '     France'],
          ['Two', '     Spain'],
        ],
        {
          width: 120,
          step: 24,
          isRuled: true,
        },
      );
      for (const y of [124, 148]) {
        await drawHeart(page, 186, y + 1, 12, 9);
        rule(186 - away, y + 1 + away, 198 + away, y + 1 + away);
        rule(186 - away, y - 8 - away, 198 + away, y - 8 - away);
        rule(186 - away, y - 8 - away, 186 - away, y + 1 + away);
        rule(198 + away, y - 8 - away, 198 + away, y + 1 + away);
      }
    });
    const body = partsOf(await convertToDocx(await document.save())).get('word/document.xml') ?? '';
    return body.split('<w:tr>').length - 1;
  };
  expect(await rowsWhere(0.5)).toBe(3);
});

/** A letter of a font that draws a disc for a private code, behind words of its own size or smaller ones. */
async function privateLetter(code: string, size: number): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([600, 800]);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  page.drawText('Call us at', { x: 72, y: 700, size: 10, font: plain });
  page.drawText('Another line of words that goes on to the right', { x: 72, y: 500, size: 10, font: plain });
  const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <01> <${code}> endbfchar endcmap`;
  const glyph = context.register(context.flateStream('1000 0 0 0 1000 800 d1 100 0 800 700 re f'));
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 1000, 800],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: { icon: glyph },
    Encoding: { Type: 'Encoding', Differences: [1, PDFName.of('icon')] },
    FirstChar: 1,
    LastChar: 1,
    Widths: [1000],
    Resources: {},
    ToUnicode: context.register(context.flateStream(map)),
  });
  const name = page.node.newFontDictionary('Icons', context.register(font));
  const shown = [
    [118, 700],
    [60, 500],
  ].map(([x, y]) => `BT ${name} ${size} Tf ${x} ${y} Td <01> Tj ET`);
  const content = context.flateStream(shown.join(' '));
  page.node.addContentStream(context.register(content));
  return document;
}

it('a letter that only its own font can show is a picture of what it shows', async () => {
  expect(await linesWithPictures(await privateLetter('f15c', 10))).toEqual([
    'Call us at ♥',
    '♥ Another line of words that goes on to the right',
  ]);
  expect((await linesWithPictures(await privateLetter('f15c', 30)))[0]).not.toContain('♥');
  expect((await linesWithPictures(await privateLetter('0041', 10)))[0]).toBe('Call us at A');
});

it('letters of fonts of icons are known by the names of the fonts, others by their codes', () => {
  const isIcon = (fontName: string, text: string, font: Partial<PageCharacter['font']> = {}) => {
    const [letter] = pageOf([{ text, x: 50, baseline: 100, fontName }]).characters;
    return letter !== undefined && isIconLetter({ ...letter, font: { ...letter.font, ...font } });
  };
  const names = [
    'FontAwesome5Free-Solid',
    'Feather',
    'GlyphiconsHalflings',
    'Bank Icons',
    'BankIcons-Regular',
  ];
  expect(names.map((name) => isIcon(name, 'a'))).toEqual(names.map(() => true));
  expect(['Helvetica', 'Iconic Sans', 'Silicon-Regular'].map((name) => isIcon(name, 'a'))).toEqual([
    false,
    false,
    false,
  ]);
  expect(
    ['\ue001', '\uf01f', '\uf020', '\uf0ff', '\uf100', '\uf8ff', '\uf900'].map((text) => isIcon('Any', text)),
  ).toEqual([true, true, false, false, true, true, false]);
  expect(isIcon('FontAwesome', 'a', { isMissing: true })).toBe(false);
  expect(isIcon('Any', '\ue001', { signs: 'Wingdings' })).toBe(false);
});
