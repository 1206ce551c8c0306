import { describe, expect, it } from 'vitest';
import { outlineOfPages, prose } from './outline-of.ts';

const accounts = [
  ['Account', 'Debit', 'Credit'],
  ['Rent of the house', '1,250.00', '-'],
  ['Light and water', '84.10', '3.00'],
  ['Sale of honey', '7.00', '12,004.75'],
];

describe('tables', () => {
  it('are what rules divide into cells', async () => {
    const lines = await outlineOfPages(({ table }) =>
      table(
        72,
        100,
        [
          ['Item', 'Price'],
          ['Paper', 'cheap'],
          ['Ink', 'dear'],
        ],
        { width: 150, step: 20, isRuled: true },
      ),
    );
    expect(lines).toEqual(['row: Item | Price', 'row: Paper | cheap', 'row: Ink | dear']);
  });

  it.each([true, false])('have their figures at the edge that these share (ruled: %s)', async (isRuled) => {
    const lines = await outlineOfPages(({ table }) =>
      table(72, 100, accounts, { width: 130, step: 20, isRuled, right: [1, 2] }),
    );
    expect(lines).toEqual([
      'row: Account | > Debit | > Credit',
      'row: Rent of the house | > 1,250.00 | > -',
      'row: Light and water | > 84.10 | > 3.00',
      'row: Sale of honey | > 7.00 | > 12,004.75',
    ]);
  });

  it('leave figures at the left that begin there', async () => {
    const lines = await outlineOfPages(({ table }) =>
      table(
        72,
        100,
        [
          ['Room', 'Seats'],
          ['Hall', '1200'],
          ['Attic', '8'],
        ],
        { width: 150, step: 20, isRuled: true },
      ),
    );
    expect(lines).toEqual(['row: Room | Seats', 'row: Hall | 1200', 'row: Attic | 8']);
  });

  it.each([
    ['with your own team', 'row: Workshop about the name of the firm with your own team | 1.00 | 250.00'],
    ['With your own team', 'row: With your own team |  | '],
  ])('keep together what the width of their first column has broken: %s', async (rest, row) => {
    const lines = await outlineOfPages(({ table, text }) => {
      const rows = [
        ['Description', 'Quantity', 'Price'],
        ['Workshop about the name of the firm', '1.00', '250.00'],
      ];
      table(60, 100, rows, { width: 190, step: 30 });
      text(66, 143, rest);
      table(60, 173, [['Paper', '2.00', '8.00']], { width: 190, step: 30 });
    });
    expect(lines).toContain(row);
  });

  it('keep their columns where the words before a total stand over several of them', async () => {
    const rows = [
      ['Item', 'Count', 'Price', 'Tax', 'Amount'],
      ['Ink', '1', '250.00', '9 %', '250.00'],
      ['Pen', '2', '100.00', '9 %', '200.00'],
    ];
    const lines = await outlineOfPages(({ text, table }) => {
      table(60, 100, rows, { width: 90, step: 20, right: [1, 2, 3, 4] });
      text(414, 160, 'Total of the taxes on sales', { isRight: true });
      text(504, 160, '40.50', { isRight: true });
    });
    expect(lines.slice(2)).toEqual([
      'row: Pen | 2 | 100.00 | 9 % | > 200.00',
      'row:  |  | Total of the taxes on sales (2) | > 40.50',
    ]);
  });

  it('keep three columns where the words before a total stand over two of them', async () => {
    const rows = [
      ['Item', 'Hours', 'Amount'],
      ['Survey', '12', '1,250.00'],
      ['Report', '4', '400.00'],
      ['Travel', '1', '84.10'],
    ];
    const lines = await outlineOfPages(({ text, table }) => {
      table(60, 100, rows, { width: 120, step: 20, right: [1, 2] });
      text(294, 180, 'Total of all the work done until the end of June', { isRight: true });
      text(414, 180, '1,734.10', { isRight: true });
    });
    expect(lines.slice(1)).toEqual([
      'row: Survey | > 12 | > 1,250.00',
      'row: Report | > 4 | > 400.00',
      'row: Travel | > 1 | > 84.10',
      'row: > Total of all the work done until the end of June (2) | > 1,734.10',
    ]);
  });

  it('are not what stands in two columns of running text', async () => {
    const lines = await outlineOfPages(({ lines: write }) => {
      write(50, 100, prose(20, 'left', 45));
      write(320, 100, prose(20, 'right', 45));
    });
    expect(lines.filter((line) => line.startsWith('row'))).toEqual([]);
  });

  it('that go on over pages are one, with the head that stands on each as their head', async () => {
    const lines = await outlineOfPages(({ table, number }) => {
      const rows = Array.from({ length: 34 }, (_, row) => [`${number}-${row}`, `Firm ${row}`, 'Oslo']);
      table(60, 80, [['Number', 'Company', 'City'], ...rows], { width: 140, step: 20, isRuled: true });
    }, 2);
    expect(lines.filter((line) => line.includes('Number | Company'))).toEqual([
      'head: Number | Company | City',
    ]);
  });

  it('have cells of several lines where a text is wrapped', async () => {
    const lines = await outlineOfPages(({ table, text }) => {
      table(
        72,
        100,
        [
          ['Term', 'Meaning'],
          ['Force majeure', 'Whatever nobody could'],
          ['Notice', 'In writing'],
        ],
        {
          width: 150,
          step: 40,
          isRuled: true,
        },
      );
      text(228, 152, 'have foreseen');
    });
    expect(lines[1]).toBe('row: Force majeure | Whatever nobody could have foreseen');
  });
});

describe('amounts behind a gap', () => {
  it('end at a stop, so that others below them can too', async () => {
    const lines = await outlineOfPages(({ text }) => {
      text(72, 100, 'Sum of all that was delivered');
      text(500, 100, '1,204.50', { isRight: true });
    });
    expect(lines).toEqual(['Sum of all that was delivered\t1,204.50']);
  });
});
