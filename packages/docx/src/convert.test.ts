import { strFromU8, unzipSync } from 'fflate';
import {
  PDFDocument,
  type PDFFont,
  type PDFPage,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { convertToDocx } from './index.ts';
import { complaintsAbout } from './testing/index.ts';

interface Sheet {
  readonly page: PDFPage;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

type Draw = (sheet: Sheet, number: number) => void | Promise<void>;

async function converted(draw: Draw, pageCount = 1, mark?: string) {
  const document = await PDFDocument.create();
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (let number = 1; number <= pageCount; number++) {
    await draw({ page: document.addPage(), plain, bold }, number);
  }
  const docx = await convertToDocx(await document.save(), { mark });
  // Whatever a test is about: Word is stricter than other programs.
  expect(complaintsAbout(docx)).toEqual([]);
  const files = unzipSync(docx);
  return (name: string) => strFromU8(files[name] ?? new Uint8Array());
}

const paragraphs = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inner = '']) => ({
    inner,
    text: inner.replace(/<w:tab\/>/g, '\t').replace(/<[^>]+>/g, ''),
  }));

function drawLines({ page, plain }: Sheet, lines: readonly string[], top = 700): void {
  lines.forEach((line, index) => {
    page.drawText(line, { x: 72, y: top - index * 14, size: 11, font: plain });
  });
}

function drawGrid({ page, plain }: Sheet): void {
  for (const y of [600, 620, 640]) page.drawLine({ start: { x: 72, y }, end: { x: 372, y } });
  for (const x of [72, 222, 372]) page.drawLine({ start: { x, y: 600 }, end: { x, y: 640 } });
  const cells = [
    ['Item', 'Price'],
    ['Paper', '12.50'],
  ];
  cells.forEach((row, rowIndex) => {
    row.forEach((text, column) => {
      page.drawText(text, { x: 78 + column * 150, y: 626 - rowIndex * 20, size: 10, font: plain });
    });
  });
}

const greyPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a scan', () => {
  const scan = async ({ page }: Sheet) => {
    const picture = await page.doc.embedPng(greyPixel);
    page.drawImage(picture, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
  };

  it('without recognised text becomes its picture', async () => {
    const part = await converted(scan);
    expect(part('word/document.xml')).toContain('<w:drawing>');
  });

  it('with recognised text becomes that text, and not its picture under it', async () => {
    const part = await converted(async (sheet) => {
      await scan(sheet);
      sheet.page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      drawLines(sheet, ['What the machine has read from the picture.']);
    });
    expect(paragraphs(part('word/document.xml')).map(({ text }) => text)).toContain(
      'What the machine has read from the picture.',
    );
    expect(part('word/document.xml')).not.toContain('<w:drawing>');
  });
});

it('a picture that stands on every page is in the file once', async () => {
  const part = await converted(async ({ page }) => {
    page.drawImage(await page.doc.embedPng(greyPixel), { x: 72, y: 600, width: 40, height: 40 });
  }, 3);
  expect(part('word/document.xml').match(/<w:drawing>/g)).toHaveLength(3);
  expect(part('word/media/image1.png')).not.toBe('');
  expect(part('word/media/image2.png')).toBe('');
});

it('a page as small as a label keeps room for its text between header and footer', async () => {
  const part = await converted(({ page, plain }) => {
    page.setSize(200, 50);
    page.drawText('Label', { x: 10, y: 20, size: 12, font: plain });
  });
  const [, header, footer] = /w:header="(\d+)" w:footer="(\d+)"/.exec(part('word/document.xml')) ?? [];
  expect(Number(header) + Number(footer)).toBeLessThan(50 * 20 * 0.6);
});

describe('text', () => {
  it('lines that a margin broke are one paragraph, and a short line ends it', async () => {
    const part = await converted((sheet) =>
      drawLines(sheet, [
        'This agreement is made between the two parties who are named at its very end',
        'and it holds for as long as both of them wish it to hold and no longer than',
        'that.',
        'A second paragraph begins here because the line before it was quite short and',
        'it has two lines.',
      ]),
    );
    expect(paragraphs(part('word/document.xml')).map(({ text }) => text)).toEqual([
      'This agreement is made between the two parties who are named at its very end and it holds for as long as both of them wish it to hold and no longer than that.',
      'A second paragraph begins here because the line before it was quite short and it has two lines.',
    ]);
  });

  it('a larger line is a heading', async () => {
    const part = await converted((sheet) => {
      sheet.page.drawText('Terms of Sale', { x: 72, y: 740, size: 20, font: sheet.bold });
      drawLines(sheet, ['The seller sells and the buyer buys what is named below.']);
    });
    const [heading] = paragraphs(part('word/document.xml'));
    expect(heading?.inner).toContain('<w:pStyle w:val="Heading1"/>');
    expect(part('word/styles.xml')).toContain('w:styleId="Heading1"');
  });

  it('a bullet becomes the mark of a list and leaves the text', async () => {
    const part = await converted((sheet) => drawLines(sheet, ['•  the first thing', '•  the second thing']));
    const items = paragraphs(part('word/document.xml'));
    expect(items.map(({ text }) => text)).toEqual(['the first thing', 'the second thing']);
    expect(items.every(({ inner }) => inner.includes('<w:numPr>'))).toBe(true);
    expect(part('word/numbering.xml')).toContain('<w:lvlText w:val="•"/>');
  });

  it('characters that XML forbids or gives a meaning never break the document', async () => {
    const part = await converted((sheet) => drawLines(sheet, ['a < b & "c" > d']));
    expect(part('word/document.xml')).toContain('a &lt; b &amp; &quot;c&quot; &gt; d');
  });
});

describe('tables', () => {
  it('a grid of rules is a table with its cells', async () => {
    const xml = (await converted(drawGrid))('word/document.xml');
    const rows = [...xml.matchAll(/<w:tr>(.*?)<\/w:tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<w:tc>(.*?)<\/w:tc>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
    );
    expect(rows).toEqual([
      ['Item', 'Price'],
      ['Paper', '12.50'],
    ]);
  });
});

it('a number at the top of a page stays in its table', async () => {
  const part = await converted((sheet) => {
    for (const y of [770, 800, 830]) sheet.page.drawLine({ start: { x: 72, y }, end: { x: 372, y } });
    for (const x of [72, 222, 372]) sheet.page.drawLine({ start: { x, y: 770 }, end: { x, y: 830 } });
    for (const [text, x, y] of [
      ['1', 78, 810],
      ['2', 78, 780],
      ['two', 228, 780],
    ] as const) {
      sheet.page.drawText(text, { x, y, size: 10, font: sheet.plain });
    }
  });
  expect(paragraphs(part('word/document.xml')).map(({ text }) => text)).toContain('1');
});

it('an area code in parentheses is no number of a list', async () => {
  const part = await converted((sheet) => drawLines(sheet, ['(123) 456-7890']));
  expect(part('word/document.xml')).not.toContain('<w:numPr>');
});

describe('pages', () => {
  it('what every page repeats is a header, its number a field', async () => {
    const part = await converted((sheet, number) => {
      sheet.page.drawText(`Annual report, page ${number}`, { x: 72, y: 810, size: 9, font: sheet.plain });
      drawLines(sheet, [`Words of page ${'ABC'[number - 1]}`]);
    }, 3);
    expect(part('word/header1.xml')).toContain('Annual report, page ');
    expect(part('word/header1.xml')).toContain('w:instr=" PAGE "');
    expect(part('word/document.xml')).not.toContain('Annual report');
    expect(part('word/document.xml').match(/pageBreakBefore/g)).toHaveLength(2);
  });

  it('the mark stands in the header', async () => {
    const part = await converted((sheet) => drawLines(sheet, ['one line']), 1, 'Made on trial');
    expect(part('word/header1.xml')).toContain('Made on trial');
    expect(part('word/document.xml')).toContain('w:headerReference');
  });

  it('a page without anything still makes a document', async () => {
    const part = await converted(() => undefined);
    expect(paragraphs(part('word/document.xml'))).toHaveLength(1);
  });
});

it('a document with every kind of part has its elements in the order of the schema', async () => {
  const part = await converted(
    (sheet, number) => {
      drawGrid(sheet);
      sheet.page.drawText('Rules', { x: 72, y: 740, size: 18, font: sheet.bold });
      sheet.page.drawText(`Sheet ${number}`, { x: 72, y: 20, size: 8, font: sheet.plain });
      drawLines(sheet, ['1.  the first rule', '2.  the second rule']);
    },
    2,
    'Made on trial',
  );
  for (const name of ['document', 'styles', 'numbering', 'header1', 'footer2']) {
    expect(part(`word/${name}.xml`), name).not.toBe('');
  }
});
