import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PdfFile } from '../../bytes/index.ts';
import { stream, writeObjects } from '../../document/testing/write-objects.ts';
import type { PdfiumDocument } from '../../pdfium/index.ts';
import { withReadablePages } from '../../readable/index.ts';
import { findText } from '../find-text.ts';
import { foldText } from '../fold-text.ts';
import { pageBreaks } from '../page-breaks.ts';
import { readPageText } from '../page-text.ts';
import { searchFor } from '../search-text.ts';
import { textPdf } from '../testing/text-pdf.ts';
import { coarseLetters } from './coarse-letters.ts';
import { ruleOut } from './index.ts';

const ruledOut = (read: PdfFile, text: string, document: PdfiumDocument) =>
  ruleOut(
    read,
    text,
    { pageCount: document.pageCount, textOf: (index) => readPageText(document, index + 1) },
    always,
  );
const always = { pagesMin: 1, triedPages: Number.POSITIVE_INFINITY };

/** Pages (from 1) that have to be read for a text; 'all' where nothing can be ruled out. */
const readFor = (file: Uint8Array, text: string) =>
  withReadablePages(file, undefined, async (document, read) => {
    const isCandidate = ruledOut(read, text, document);
    if (!isCandidate) return 'all';
    const pages: number[] = [];
    for (let index = 0; index < document.pageCount; index += 1) {
      if (await isCandidate(index)) pages.push(index + 1);
    }
    return pages;
  });

const pageWith = (content: string, font = helvetica, rest = ''): Uint8Array =>
  writeObjects({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>${rest}>>`,
    4: stream(content),
    5: font,
    6: stream('BT /F 12 Tf 9 9 Td (letterhead) Tj ET', '/Type/XObject/Subtype/Form/BBox[0 0 500 500]'),
  });
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
const shown = (text: string): string => `BT /F 12 Tf 50 700 Td ${text} ET`;

describe('pages that cannot hold a text', () => {
  const document = textPdf(
    Array.from({ length: 20 }, (_, index) => [
      `Chapter ${'abcdefghijklmnopqrst'[index]}`,
      'of the annual report',
    ]),
  );

  it('are not read, but those beside the one that does', async () => {
    expect(await readFor(document, 'chapter k')).toEqual([10, 11, 12]);
    expect(await findText(document, 'CHAPTER K')).toEqual({ page: 11, totalPages: 20 });
  });

  it('are read at a page break that may hold it', async () => {
    expect(await readFor(document, 'report chapter d')).toEqual([3, 4, 5]);
    expect(await findText(document, 'report chapter d')).toEqual({ page: 3, totalPages: 20 });
  });

  it('are all ruled out for a text that no page has', async () => {
    expect(await readFor(document, 'invoice number')).toEqual([]);
    expect((await findText(document, 'invoice number')).page).toBeNull();
  });
});

describe('a page that PDFium finds a text on is read', () => {
  const holding: readonly [why: string, content: string, text: string][] = [
    ['whose words are broken into pieces', shown('[(in)12(vo)-30(ice)] TJ'), 'invoice'],
    ['whose pieces are drawn in another order', shown('100 0 Td (ice) Tj -30 0 Td (invo) Tj'), 'invoice'],
    ['whose letters are placed one by one', shown('(o) Tj 7 0 Td (n) Tj 7 0 Td (e) Tj'), 'one'],
    ['that writes letters as octal numbers', shown('(in\\166oice) Tj'), 'invoice'],
    ['that writes letters as hexadecimal numbers', shown('<696E766F69636 5> Tj'), 'invoice'],
    ['with parentheses in a text', shown('(the \\(large\\) (invoice)) Tj'), '(large) (invoice)'],
    ['with an accent before its letter', shown('(Poincar\\264e) Tj'), 'Poincaré'],
    ['with a word hyphenated at a line end', shown('(hyphen-) Tj 0 -14 Td (ation) Tj'), 'hyphenation'],
    ['with the text in a form', '/X Do', 'letterhead'],
    ['with letters drawn twice for bold type', shown('(A) Tj .2 0 Td (ABC) Tj'), 'ABC'],
    ['with other letters drawn back over', shown('[(bold)2000(bold face)] TJ'), 'bold face'],
    [
      'with a text that stands for what is drawn',
      shown('/Span<</ActualText(invoice)>>BDC (xyz) Tj EMC'),
      'invoice',
    ],
  ];
  it.each(holding)('%s', async (_, content, text) => {
    const file = pageWith(content);
    expect((await findText(file, text)).page).toBe(1);
    expect(await readFor(file, text)).toEqual([1]);
  });

  it('whatever its encoding says', async () => {
    const font = helvetica.replace(
      '/WinAnsiEncoding',
      '<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[97/i/n/v/fi]>>',
    );
    const file = pageWith(shown('(abcd) Tj'), font);
    expect((await findText(file, 'invfi')).page).toBe(1);
    expect(await readFor(file, 'invfi')).toEqual([1]);
    expect(await readFor(file, 'abcd')).toEqual([]);
  });
});

describe('nothing is ruled out', () => {
  const unclear: readonly [why: string, file: Uint8Array][] = [
    ['by an inline image', pageWith('BI /W 1 /H 1 /BPC 8 /CS /G ID x EI')],
    ['by a font without a known encoding', pageWith(shown('(x) Tj'), '<</Type/Font/Subtype/Type3>>')],
    ['by a string that does not end', pageWith(shown('(x Tj'))],
    [
      'by a field over the page',
      pageWith('', helvetica, '/Annots[<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]>>]'),
    ],
  ];
  it.each(unclear)('%s', async (_, file) => {
    expect(await readFor(file, 'invoice')).toEqual([1]);
  });

  it('by a page whose content a later revision has deleted', async () => {
    const text = Buffer.from(pageWith(shown('(invoice) Tj'))).toString('latin1');
    const previous = /startxref\n(\d+)/.exec(text)?.[1];
    const deleted = `xref\n4 1\n0000000000 00001 f \ntrailer\n<</Size 7/Root 1 0 R/Prev ${previous}>>\nstartxref\n${text.length}\n%%EOF\n`;
    expect(await readFor(Buffer.from(text + deleted, 'latin1'), 'invoice')).toEqual([1]);
  });

  it('by a file that has more objects than it says', async () => {
    const text = Buffer.from(pageWith(shown('(invoice) Tj'))).toString('latin1');
    const file = Buffer.from(text.replace('/Size 7', '/Size 5'), 'latin1');
    expect(await readFor(file, 'invoice')).toBe('all');
  });
});

it('letters of a text that contains another contain its letters', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, (before, wanted, after) => {
      const page = foldText(before + wanted + after);
      fc.pre(page.includes(foldText(wanted)));
      expect(coarseLetters(page)).toContain(coarseLetters(foldText(wanted)));
      expect(coarseLetters(page)).toBe(coarseLetters(before + wanted + after));
    }),
  );
  for (let code = 0; code < 0x1_0000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const character = String.fromCodePoint(code);
    if (coarseLetters(foldText(character)) !== coarseLetters(character))
      expect(character).toBe('folded alike');
  }
});

// Documents of other projects, which are not in this repository.
const corpus = [join(process.cwd(), '../shared/corpus/pdf2docx')].filter(existsSync);

describe.skipIf(corpus.length === 0)('documents of others', () => {
  const files = corpus.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const sample = files
    .filter((path) => path.endsWith('.pdf'))
    .filter((_, at) => process.env.SOAK || at % 3 === 0);

  it.each(sample)('%s: what PDFium reads is never ruled out', async (path) => {
    const file = readFileSync(path);
    await withReadablePages(file, undefined, async (document, read) => {
      const count = Math.min(document.pageCount, 6);
      const texts = Array.from({ length: count }, (_, index) => readPageText(document, index + 1));
      const missed: [page: number, text: string][] = [];
      for (const [index, text] of texts.entries()) {
        for (const wanted of stretchesOf(text, texts[index + 1])) {
          const isCandidate = ruledOut(read, wanted, document);
          const isHere = isCandidate && searchFor(wanted)?.(text);
          if (isHere && !(await isCandidate(index))) missed.push([index + 1, wanted]);
        }
      }
      expect(missed).toEqual([]);
    });
  });
});

/** Words, stretches over spaces and line ends, and one over the end of the page. */
function stretchesOf(text: string, next = ''): string[] {
  const starts = Array.from({ length: 8 }, (_, at) => Math.floor((at * text.length) / 8));
  const stretches = starts.map((start, at) => text.slice(start, start + 5 + 6 * at));
  return [...stretches, ...pageBreaks(text, next, 20).map((join) => join.slice(-60, -20))];
}
