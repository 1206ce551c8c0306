export type Block =
  | string
  | { readonly about: string }
  | { readonly starts: readonly number[]; readonly rows: readonly string[][] };

interface ContractPage {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** All that is printed in a contract and its annex, in one language. */
export interface ContractText {
  readonly language: string;
  readonly title: string;
  readonly pages: readonly ContractPage[];
  readonly signatures: readonly string[];
  readonly lines: readonly string[];
  readonly number: string;
  readonly pageOf: (page: number, count: number) => string;
  readonly annex: { readonly title: string; readonly heading: string; readonly blocks: readonly Block[] };
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

export const englishContract: ContractText = {
  language: 'en',
  title: 'Service agreement',
  pages,
  signatures: ['For the provider', 'For the client'],
  lines: ['Place, date', 'Name', 'Signature'],
  number: 'Agreement no. 2026-014',
  pageOf: (page, count) => `Page ${page} of ${count}`,
  annex: {
    title: 'Annex A',
    heading: 'Annex A: materials',
    blocks: [
      'Paper: 120 g/m², uncoated, natural white.',
      'Format: 210 × 297 mm, sewn, cloth cover.',
      materials,
      { about: 'Samples' },
      'One sheet of each paper and one square of the cloth are kept by both parties.',
      { about: 'Replacement' },
      'A material that can no longer be had is replaced by one of the same weight and colour, after approval of a new sample.',
    ],
  },
};
