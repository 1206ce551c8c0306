import {
  drawPage,
  encodePng,
  fillFields,
  flattenFields,
  openPdf,
  type PageReading,
  withPdfium,
} from '@pagesmith/pdf';
import { strFromU8, unzipSync } from 'fflate';
import {
  PDFDocument,
  type PDFPage,
  StandardFonts,
  setCharacterSqueeze,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { convertDocument } from '../../convert.ts';
import { convertToDocx } from '../../index.ts';
import { openRecognizer, type Recognizer } from './index.ts';

const timeoutMs = 600_000;

interface ScanOptions {
  readonly turn?: 0 | 90;
  /** What a program has read on it, laid over it unseen. */
  readonly layer?: (page: PDFPage) => void;
  readonly scale?: number;
}

/** A document whose pages are nothing but pictures of what is drawn. */
async function scanOf(draw: (page: PDFPage) => void, options: ScanOptions = {}): Promise<Uint8Array> {
  const written = await PDFDocument.create();
  const page = written.addPage([420, 300]);
  page.setFont(await written.embedFont(StandardFonts.TimesRoman));
  draw(page);
  return pictureOf(await written.save(), options);
}

/** The same of a text in any script, which a form shows in a font that has it. */
async function formScan(text: string): Promise<Uint8Array> {
  const written = await PDFDocument.create();
  const page = written.addPage([420, 300]);
  const field = written.getForm().createTextField('text');
  field.enableMultiline();
  field.addToPage(page, { x: 30, y: 100, width: 360, height: 150, borderWidth: 0 });
  field.setFontSize(18);
  const document = await openPdf(await written.save());
  await fillFields(document, new Map([['text', [text]]]), { shrinks: false });
  await flattenFields(document);
  return pictureOf(await document.save(), { scale: 3 });
}

async function pictureOf(
  bytes: Uint8Array,
  { turn = 0, layer = () => {}, scale = 2 }: ScanOptions,
): Promise<Uint8Array> {
  const picture = await withPdfium(bytes, undefined, (document) =>
    drawPage(document, 1, { scale, rotate: turn }),
  );
  if (picture === undefined) throw new Error('The page could not be drawn.');
  const scanned = await PDFDocument.create();
  const embedded = await scanned.embedPng(encodePng(picture));
  const [width, height] = turn === 0 ? [420, 300] : [300, 420];
  const scan = scanned.addPage([width, height]);
  scan.drawImage(embedded, { x: 0, y: 0, width, height });
  scan.setFont(await scanned.embedFont(StandardFonts.TimesRoman));
  scan.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
  layer(scan);
  return scanned.save();
}

const letter = (page: PDFPage) => {
  page.drawText('Notice of Meeting', { x: 40, y: 250, size: 24 });
  const lines = [
    'The members are asked to come to the hall on Monday at noon and to',
    'bring the papers that were sent to them in the month of October.',
  ];
  lines.forEach((line, index) => {
    page.drawText(line, { x: 40, y: 200 - index * 15, size: 12 });
  });
};

const documentXml = (docx: Uint8Array) => strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
const textsIn = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));

describe('a scanned page', () => {
  it('becomes paragraphs in sizes near those of the paper when its language is named', {
    timeout: timeoutMs,
  }, async () => {
    const scan = await scanOf(letter);
    const readings: unknown[] = [];
    const { read } = openRecognizer(['eng']);
    const recognizer: Recognizer = {
      read: async (...page) => {
        const reading = await read(...page);
        readings.push(reading);
        return reading;
      },
    };
    const xml = documentXml(
      await withPdfium(scan, undefined, (document) => convertDocument(document, { recognizer })),
    );
    const [{ characters }] = readings as [PageReading];
    const sizes = new Set(characters.map(({ sizePoints }) => Math.round(sizePoints / 4)));
    expect([...sizes]).toEqual([24 / 4, 12 / 4]);
    expect(textsIn(xml)).toEqual([
      'Notice of Meeting',
      'The members are asked to come to the hall on Monday at noon and to bring the papers that were sent to them in the month of October.',
    ]);
    expect(xml).not.toContain('<w:drawing>');
  });

  it('that lay on its side is read upright', { timeout: timeoutMs }, async () => {
    const xml = documentXml(await convertToDocx(await scanOf(letter, { turn: 90 }), { ocr: ['eng'] }));
    expect(textsIn(xml)[0]).toBe('Notice of Meeting');
    expect(xml).toContain('w:orient="landscape"');
  });

  it('keeps accents when it is read as French', { timeout: timeoutMs }, async () => {
    const scan = await scanOf((page) =>
      page.drawText('La réunion a été fixée à midi, près de la forêt.', { x: 40, y: 200, size: 14 }),
    );
    const xml = documentXml(await convertToDocx(scan, { ocr: ['fra'] }));
    expect(textsIn(xml).join(' ')).toContain('réunion a été fixée à midi, près de la forêt');
  });

  it('is read in the language of its words when none is named', { timeout: timeoutMs }, async () => {
    const scan = await scanOf((page) => {
      page.drawText('Die Sitzung ist für den Montag in der großen Halle', { x: 40, y: 220, size: 14 });
      page.drawText('geplant, und über die Änderung wird nicht verhandelt.', { x: 40, y: 202, size: 14 });
    });
    const xml = documentXml(await convertToDocx(scan, { ocr: 'auto' }));
    expect(textsIn(xml).join(' ')).toContain('für den Montag in der großen Halle');
    expect(textsIn(xml).join(' ')).toContain('über die Änderung wird nicht verhandelt');
  });

  it.skipIf(!process.env.SOAK).each([
    [
      'Polish',
      'Zebranie członków odbędzie się w poniedziałek, a głosowanie nie jest przewidziane na ten dzień, lecz dla rady oraz przez radę.',
      'członków odbędzie się w poniedziałek, a głosowanie',
    ],
    ['Arabic', 'يعقد اجتماع الأعضاء يوم الاثنين في القاعة الكبيرة', 'اجتماع الأعضاء يوم الاثنين'],
    ['Chinese', '会员大会将于星期一在大礼堂举行，请各位会员携带文件', '会员大会将于星期一'],
  ])('is read in %s when no language is named', { timeout: timeoutMs }, async (_, text, words) => {
    const xml = documentXml(await convertToDocx(await formScan(text), { ocr: 'auto' }));
    expect(textsIn(xml).join(' ')).toContain(words);
  });

  it('gives a table where lines rule it, and keeps its drawing as a picture', {
    timeout: timeoutMs,
  }, async () => {
    const scan = await scanOf((page) => {
      for (const y of [180, 210, 240])
        page.drawLine({ start: { x: 40, y }, end: { x: 380, y }, thickness: 1 });
      for (const x of [40, 210, 380])
        page.drawLine({ start: { x, y: 180 }, end: { x, y: 240 }, thickness: 1 });
      page.drawText('Article', { x: 60, y: 220, size: 12 });
      page.drawText('Amount', { x: 230, y: 220, size: 12 });
      page.drawText('Envelopes', { x: 60, y: 190, size: 12 });
      page.drawText('1200', { x: 230, y: 190, size: 12 });
      page.drawEllipse({ x: 200, y: 80, xScale: 60, yScale: 40 });
    });
    const xml = documentXml(await convertToDocx(scan, { ocr: ['eng'] }));
    const cells = [...xml.matchAll(/<w:tc>(.*?)<\/w:tc>/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]+>/g, ''),
    );
    expect(cells).toEqual(['Article', 'Amount', 'Envelopes', '1200']);
    expect(xml.match(/<w:drawing>/g)).toHaveLength(1);
  });

  it('that another program has read keeps its text and its drawing, and its letters only once', async () => {
    const mast = (page: PDFPage) => {
      letter(page);
      page.drawEllipse({ x: 200, y: 70, xScale: 60, yScale: 40 });
      page.drawLine({ start: { x: 200, y: 110 }, end: { x: 200, y: 150 }, thickness: 1 });
    };
    const xml = documentXml(await convertToDocx(await scanOf(mast, { layer: letter })));
    expect(textsIn(xml)[0]).toBe('Notice of Meeting');
    const sizes = [...xml.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)].map(([, ...sides]) =>
      sides.map((side) => Math.round(Number(side) / 12_700 / 10)),
    );
    expect(sizes).toEqual([[13, 12]]);
  });

  it('whose words another program stretched over it has one size a line, and not the font that was stretched', async () => {
    const stretched = (page: PDFPage) => {
      page.setFont(page.doc.embedStandardFont(StandardFonts.Courier));
      const words = 'The members are asked to come to the hall on Monday'.split(' ');
      let x = 40;
      words.forEach((word, index) => {
        const [squeeze, size] = [60 + (index % 5) * 8, 11 + (index % 4) * 0.6];
        page.pushOperators(setCharacterSqueeze(squeeze));
        page.drawText(word, { x, y: 200, size });
        x += (word.length * size * 0.6 * squeeze) / 100 + 3;
      });
    };
    const docx = unzipSync(await convertToDocx(await scanOf(letter, { layer: stretched })));
    const xml = strFromU8(docx['word/document.xml'] ?? new Uint8Array());
    expect(textsIn(xml)).toContain('The members are asked to come to the hall on Monday');
    expect(
      Object.values(docx)
        .map((part) => strFromU8(part))
        .join(''),
    ).not.toContain('Courier');
    expect(new Set([...xml.matchAll(/<w:sz w:val="(\d+)"/g)].map(([, size]) => size)).size).toBeLessThan(2);
  });

  it('becomes its picture when nothing is to be read on it', { timeout: timeoutMs }, async () => {
    const scan = await scanOf((page) => page.drawEllipse({ x: 200, y: 150, xScale: 100, yScale: 60 }));
    expect(documentXml(await convertToDocx(scan, { ocr: ['eng'] }))).toContain('<w:drawing>');
  });

  it('becomes its picture when the time for it is over, and the caller is told', {
    timeout: timeoutMs,
  }, async () => {
    const scan = await scanOf(letter);
    const late = openRecognizer(['eng'], { pageMsMax: 0, documentMsMax: 60_000 });
    const docx = await withPdfium(scan, undefined, (document) =>
      convertDocument(document, { recognizer: late }),
    );
    expect(documentXml(docx)).toContain('<w:drawing>');
    const spent = openRecognizer(['eng'], { pageMsMax: 60_000, documentMsMax: 0 });
    const unread: unknown[] = [];
    const onUnread = (...told: unknown[]) => void unread.push(told);
    const untouched = await withPdfium(scan, undefined, (document) =>
      convertDocument(document, { recognizer: spent, onUnread }),
    );
    expect(documentXml(untouched)).toContain('<w:drawing>');
    expect(unread).toEqual([[[1], 1]]);
  });
});
