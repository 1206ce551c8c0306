// Draws the sample files of this folder: `npx tsx packages/operations/samples/make-samples.ts`.
import { writeFileSync } from 'node:fs';
import { protectedCopy } from '@pagesmith/pdf/testing';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

const ink = rgb(0.1, 0.11, 0.13);
const rule = rgb(0.8, 0.78, 0.74);
const width = 595.28;
const height = 841.89;
const margin = 72;

interface Typeface {
  readonly serif: PDFFont;
  readonly sans: PDFFont;
}

async function newDocument(title: string) {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setProducer('Pagesmith samples');
  document.setCreationDate(new Date('2026-01-01T00:00:00Z'));
  document.setModificationDate(new Date('2026-01-01T00:00:00Z'));
  const serif = await document.embedFont(StandardFonts.TimesRomanBold);
  const sans = await document.embedFont(StandardFonts.Helvetica);
  return { document, type: { serif, sans } };
}

function drawPage(
  page: PDFPage,
  type: Typeface,
  heading: string,
  lines: readonly string[],
  footer: string,
): void {
  page.drawText(heading, { x: margin, y: height - 110, size: 24, font: type.serif, color: ink });
  page.drawLine({
    start: { x: margin, y: height - 126 },
    end: { x: width - margin, y: height - 126 },
    color: rule,
  });
  lines.forEach((line, index) => {
    page.drawText(line, { x: margin, y: height - 160 - index * 20, size: 11, font: type.sans, color: ink });
  });
  page.drawText(footer, { x: margin, y: 48, size: 9, font: type.sans, color: ink });
}

const contract: [heading: string, lines: string[]][] = [
  [
    'Service agreement',
    ['between Atelier Dupré, Orléans (the provider)', 'and Lovelace & Babbage Ltd, London (the client).'],
  ],
  [
    '1. Scope',
    [
      'The provider binds, prints and delivers the client’s annual report.',
      'Each delivery is accompanied by a proof for approval.',
    ],
  ],
  [
    '2. Prices and dates',
    [
      'Prices are agreed in writing for each order.',
      'The first delivery is due on the first Monday of March.',
    ],
  ],
  [
    '3. Signature',
    [
      'Signed in two copies, one for each party.',
      'Place, date: ____________________',
      'Signature: ____________________',
    ],
  ],
];

async function makeContract() {
  const { document, type } = await newDocument('Service agreement');
  contract.forEach(([heading, lines], index) => {
    drawPage(
      document.addPage([width, height]),
      type,
      heading,
      lines,
      `Page ${index + 1} of ${contract.length}`,
    );
  });
  const bytes = await document.save();
  writeFileSync(new URL('contract.pdf', import.meta.url), bytes);
  writeFileSync(new URL('contract-protected.pdf', import.meta.url), await protectedCopy(bytes, 'sésame'));
}

async function makeAnnex() {
  const { document, type } = await newDocument('Annex A');
  const lines = ['Paper: 120 g/m², uncoated, natural white.', 'Format: 210 × 297 mm, sewn, cloth cover.'];
  drawPage(document.addPage([width, height]), type, 'Annex A: materials', lines, 'Annex A');
  writeFileSync(new URL('annex.pdf', import.meta.url), await document.save());
}

async function makeApplicationForm() {
  const { document, type } = await newDocument('Membership application');
  const page = document.addPage([width, height]);
  drawPage(page, type, 'Membership application', ['Please complete every field.'], 'Reading Society');
  const form = document.getForm();
  const place = (row: number, rowHeight = 22) => ({
    x: 220,
    y: height - 220 - row * 36,
    width: 300,
    height: rowHeight,
    borderWidth: 0.5,
  });
  const label = (text: string, row: number) =>
    page.drawText(text, { x: margin, y: height - 213 - row * 36, size: 11, font: type.sans, color: ink });
  for (const [row, name, text] of [
    [0, 'full_name', 'Full name'],
    [1, 'city', 'City'],
    [2, 'email', 'E-mail'],
  ] as const) {
    label(text, row);
    form.createTextField(name).addToPage(page, { ...place(row), font: type.sans });
  }
  label('Membership', 3);
  const membership = form.createDropdown('membership');
  membership.setOptions(['Reader', 'Patron', 'Student']);
  membership.addToPage(page, { ...place(3), font: type.sans });
  label('Newsletter', 4);
  form.createCheckBox('newsletter').addToPage(page, { ...place(4), width: 16, height: 16 });
  label('Comments', 5);
  const comments = form.createTextField('comments');
  comments.enableMultiline();
  comments.addToPage(page, { ...place(7, 94), font: type.sans });
  writeFileSync(new URL('application-form.pdf', import.meta.url), await document.save());
}

await makeContract();
await makeAnnex();
await makeApplicationForm();
