import {
  drawEdges,
  drawHeading,
  drawParagraph,
  drawSubheading,
  drawTable,
  margin,
  newDocument,
  type Sheet,
  soft,
  width,
} from './sheet.ts';

type Block = string | { readonly about: string } | { readonly starts: number[]; readonly rows: string[][] };

interface ContractPage {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

const materials = {
  starts: [0, 0.28, 1],
  rows: [
    ['Part', 'Material', 'Quantity'],
    ['Text block', 'Natural white, 120 g/m², uncoated', '96 leaves'],
    ['End papers', 'Slate grey, 140 g/m²', '4 leaves'],
    ['Cover', 'Bookcloth on 2.5 mm board', '1 piece'],
    ['Sewing', 'Linen thread, six sections', '6 sections'],
  ],
};

const pages: readonly ContractPage[] = [
  {
    heading: 'Service agreement',
    blocks: [
      'between Atelier Dupré, Orléans (the provider) and Lovelace & Babbage Ltd, London (the client).',
      {
        starts: [0, 0.2, 1],
        rows: [
          ['Party', 'Name and address', 'Represented by'],
          ['Provider', 'Atelier Dupré, 14 rue de la Reliure, Orléans', 'Camille Dupré'],
          ['Client', 'Lovelace & Babbage Ltd, 12 St James’s Square, London', 'Ada Lovelace'],
        ],
      },
      { about: 'Purpose' },
      'The client publishes a printed annual report and wishes it to be bound by hand. The provider keeps a workshop equipped for this work and accepts the order on the terms that follow.',
      { about: 'Documents that belong to this agreement' },
      'The agreement consists of these five pages and of Annex A, which lists the materials. Where the two differ, the agreement decides.',
    ],
  },
  {
    heading: '1. Scope',
    blocks: [
      'The provider binds, prints and delivers the client’s annual report.',
      'Each delivery is accompanied by a proof for approval.',
      { about: '1.1 What is included' },
      'Printing of the text block from the file that the client supplies, folding, sewing, covering in cloth, and packing for carriage.',
      { about: '1.2 What the client supplies' },
      'One PDF in final form, ten working days before the date of delivery. Pages that arrive later are inserted at the price agreed for changes.',
      { about: '1.3 What is not included' },
      'Editing, translation and proof-reading of the text, and distribution to third parties.',
    ],
  },
  {
    heading: '2. Prices and dates',
    blocks: [
      'Prices are agreed in writing for each order. The first delivery is due on the first Monday of March.',
      {
        starts: [0, 0.5, 0.7, 1],
        rows: [
          ['Item', 'Copies', 'Each', 'Total'],
          ['Annual report, sewn, cloth cover', '250', '18.40', '4,600.00'],
          ['Presentation copies, slipcase', '12', '46.00', '552.00'],
          ['Proof for the printer', '2', '35.00', '70.00'],
          ['Carriage Orléans to London', '1', '180.00', '180.00'],
          ['Total in euros, before tax', '', '', '5,402.00'],
        ],
      },
      { about: '2.1 Payment' },
      'Half of the total is paid with the order, half within thirty days after the last delivery.',
      { about: '2.2 Changes' },
      'A page changed after approval costs 4.00 euros for each copy that has been printed by then.',
    ],
  },
  {
    heading: '3. Quality and confidence',
    blocks: [
      { about: '3.1 Approval' },
      'Printing begins when the client has approved the proof in writing. Copies that differ from the approved proof are made again at the provider’s expense.',
      { about: '3.2 Confidential content' },
      'Until the report is published, the provider shows it to nobody who does not work on it, and destroys spoiled sheets in the workshop.',
      { about: '3.3 Liability' },
      'Each party is liable for what it causes by intent or neglect, up to the total of the order. Delay by carriers counts for neither.',
      { about: '3.4 Term' },
      'The agreement holds for three years and is renewed by one year at a time unless a party ends it in writing three months ahead.',
    ],
  },
  {
    heading: '4. Signature',
    blocks: [
      'Signed in two copies, one for each party.',
      'The law of the provider’s place of business applies. Changes to this agreement are made in writing, and a clause that should prove void leaves the others in force.',
    ],
  },
];

function drawBlock(sheet: Sheet, block: Block, y: number): number {
  if (typeof block === 'string') return drawParagraph(sheet, block, y);
  if ('about' in block) return drawSubheading(sheet, block.about, y - 14);
  return drawTable(sheet, block.starts, block.rows, y);
}

function drawSignatureLines({ page, type }: Sheet, y: number): void {
  const half = (width - 2 * margin - 32) / 2;
  for (const [index, name] of ['For the provider', 'For the client'].entries()) {
    const x = margin + index * (half + 32);
    page.drawText(name, { x, y, size: 13, font: type.bold });
    for (const [line, what] of ['Place, date', 'Name', 'Signature'].entries()) {
      const at = y - 74 - line * 66;
      page.drawLine({ start: { x, y: at }, end: { x: x + half, y: at }, thickness: 0.75 });
      page.drawText(what, { x, y: at - 15, size: 10, font: type.sans, color: soft });
    }
  }
}

export async function drawContract(): Promise<Uint8Array> {
  const { document, type } = await newDocument('Service agreement');
  for (const [index, { heading, blocks }] of pages.entries()) {
    const sheet = { page: document.addPage(), type };
    let y = drawHeading(sheet, heading);
    for (const block of blocks) y = drawBlock(sheet, block, y);
    if (index === pages.length - 1) drawSignatureLines(sheet, y - 30);
    drawEdges(sheet, 'Agreement no. 2026-014', 'Atelier Dupré', `Page ${index + 1} of ${pages.length}`);
  }
  return document.save();
}

export async function drawAnnex(): Promise<Uint8Array> {
  const { document, type } = await newDocument('Annex A');
  const sheet = { page: document.addPage(), type };
  let y = drawHeading(sheet, 'Annex A: materials');
  y = drawParagraph(sheet, 'Paper: 120 g/m², uncoated, natural white.', y);
  y = drawParagraph(sheet, 'Format: 210 × 297 mm, sewn, cloth cover.', y);
  y = drawTable(sheet, materials.starts, materials.rows, y);
  y = drawSubheading(sheet, 'Samples', y - 8);
  y = drawParagraph(
    sheet,
    'One sheet of each paper and one square of the cloth are kept by both parties.',
    y,
  );
  y = drawSubheading(sheet, 'Replacement', y - 14);
  const same = 'A material that can no longer be had is replaced by one of the same weight and colour';
  drawParagraph(sheet, `${same}, after approval of a new sample.`, y);
  drawEdges(sheet, 'Agreement no. 2026-014', 'Atelier Dupré', 'Annex A');
  return document.save();
}
