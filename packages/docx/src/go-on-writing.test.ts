// Somebody opens what we made in LibreOffice, changes it and saves it. `npm run soak` does it where LibreOffice is installed.
import { drawPage, encodePng, withPdfium } from '@pagesmith/pdf';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { type ConversionOptions, convertToDocx } from './index.ts';
import { full, prose } from './questions/outline-of.ts';
import { canGoOnWriting, goOnWriting } from './testing/go-on-writing.ts';
import { drawPdf } from './testing/index.ts';

if (process.env.SOAK && !canGoOnWriting)
  console.warn('SKIPPED: going on writing; that takes LibreOffice, and Python that can speak to it.');

const amount = (row: number) => `${(row * 137) % 9_000}.${10 + (row % 90)}`;

async function filledForm(): Promise<Uint8Array> {
  const document = await drawPdf(({ text, lines, rule }) => {
    text(60, 60, 'Request for Taxpayer Identification', { size: 18, font: 'bold' });
    for (const [index, label] of ['Name', 'Business name', 'Address', 'City', 'Account'].entries()) {
      text(60, 110 + index * 44, label, { size: 8 });
      rule(60, 134 + index * 44, 540, 134 + index * 44);
    }
    lines(60, 360, prose(12, 'Under penalties of perjury the line'));
    text(60, 560, 'Amount withheld 120.50');
  });
  const form = document.getForm();
  for (const [index, value] of ['Ada Lovelace', 'Engines Ltd', '12 St James', 'London', '991-22'].entries()) {
    const field = form.createTextField(`field ${index}`);
    field.setText(value);
    field.addToPage(document.getPage(0), {
      x: 60,
      y: 800 - 132 - index * 44,
      width: 400,
      height: 16,
      borderWidth: 0,
    });
  }
  return document.save();
}

const longTable = async () =>
  (
    await drawPdf(({ table, number }) => {
      const rows = Array.from({ length: 34 }, (_, row) => [
        `2025-${10 + (row % 20)}`,
        `Company ${number * 34 + row}`,
        'Oslo',
        amount(number * 34 + row),
      ]);
      table(50, 60, [['Date', 'Company', 'City', 'Amount'], ...rows], {
        width: 120,
        step: 20,
        isRuled: true,
      });
    }, 16)
  ).save();

const paper = async () =>
  (
    await drawPdf(({ text, lines, rule, number }) => {
      lines(50, 60, full(44, `left ${number}`));
      text(50, 676, '12.50 in all, see the note');
      text(162, 672, `${number}`, { size: 6 });
      rule(50, 690, 150, 690);
      text(50, 704, `${number}`, { size: 5 });
      text(54, 708, 'A note that says where this comes from.', { size: 8 });
      lines(320, 60, full(47, `right ${number}`));
    }, 4)
  ).save();

const statement = async () =>
  (
    await drawPdf(({ text, table, number }) => {
      text(60, 60, 'Statement of account', { size: 16, font: 'bold' });
      text(60, 84, `Sheet ${number}`);
      const rows = Array.from({ length: 30 }, (_, row) => [
        `${10 + (row % 20)}.03.`,
        `Transfer to customer ${row * number}`,
        amount(row * 7),
        amount(row * 31),
      ]);
      table(60, 120, [['Date', 'Text', 'Out', 'Balance'], ...rows], { width: 120, step: 19, right: [2, 3] });
    }, 3)
  ).save();

/** Pages that are nothing but pictures of others. */
async function scanned(): Promise<Uint8Array> {
  const drawn = await drawPdf(({ text, lines, number }) => {
    text(60, 70, `Report number ${number}`, { size: 16, font: 'bold' });
    lines(60, 110, prose(18, `page ${number}`), { size: 11, step: 16 });
    text(60, 430, 'The total is 310.75 for this month.', { size: 11 });
  }, 14);
  const scan = await PDFDocument.create();
  await withPdfium(await drawn.save(), undefined, async (document) => {
    for (let number = 1; number <= document.pageCount; number++) {
      const picture = drawPage(document, number, { scale: 2 });
      if (picture === undefined) throw new Error('The page could not be drawn.');
      const embedded = await scan.embedPng(encodePng(picture));
      scan.addPage([600, 800]).drawImage(embedded, { x: 0, y: 0, width: 600, height: 800 });
    }
  });
  return scan.save();
}

const documents: readonly [string, () => Promise<Uint8Array>, ConversionOptions?][] = [
  ['a filled form', filledForm],
  ['a table of 16 pages', longTable],
  ['a paper of two columns with notes', paper],
  ['a statement of account', statement],
  ['a scan of 14 pages', scanned, { ocr: ['eng'] }],
];

describe.runIf(process.env.SOAK && canGoOnWriting)('whoever goes on writing in LibreOffice', () => {
  it.each(documents)('finds the layout of %s as it was', async (_, make, options) => {
    const { before, after } = await goOnWriting(await convertToDocx(await make(), options));
    expect(after.pages - before.pages).toBeGreaterThanOrEqual(0);
    expect(after.pages - before.pages).toBeLessThanOrEqual(1);
    expect(after.columns).toEqual(before.columns);
    expect(after.overlapping).toBeLessThanOrEqual(before.overlapping);
    expect(missing(before.words, after.words).length).toBeLessThanOrEqual(figureChanged);
    expect(after.words.join(' ')).toContain('98765.43');
  });
});

/** The one word that is changed on purpose. */
const figureChanged = 1;

function missing(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
