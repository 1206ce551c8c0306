import { rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';
import { outlineOfPages } from './outline-of.ts';

/** A text in a frame around its middle. */
function framed({ page, text }: Sheet, x: number, y: number, words: string): void {
  const size = { width: 90, height: 24, borderWidth: 1 };
  page.drawRectangle({
    x: x - 45,
    y: 800 - y - 12,
    ...size,
    color: rgb(1, 1, 1),
    borderColor: rgb(0, 0.5, 0),
  });
  text(x - words.length * 2.4, y + 4, words);
}

describe('a chart of boxes with lines between them', () => {
  it('is no table: its lines divide nothing', async () => {
    const lines = await outlineOfPages((sheet) => {
      const { rule } = sheet;
      rule(300, 200, 300, 240);
      rule(200, 240, 400, 240);
      for (const x of [200, 400]) rule(x, 240, x, 330);
      framed(sheet, 300, 200, 'Direction');
      for (const [row, names] of [
        ['Sales', 'Works'],
        ['Export', 'Repairs'],
      ].entries()) {
        for (const [side, name] of names.entries()) framed(sheet, 200 + side * 200, 280 + row * 50, name);
      }
    });
    expect(lines).toEqual(['center: Direction', 'picture', 'Sales\tWorks', 'Export\tRepairs']);
  });

  it('is none where text stands beside the boxes, as in rows with something to tick', async () => {
    const lines = await outlineOfPages((sheet) => {
      const { rule, text } = sheet;
      for (const y of [180, 220, 260]) rule(150, y, 450, y);
      for (const x of [150, 300, 450]) rule(x, 180, x, 260);
      for (const [row, label] of ['Sales', 'Works'].entries()) {
        text(160, 205 + row * 40, label);
        framed(sheet, 375, 200 + row * 40, 'yes');
      }
    });
    expect(lines).toEqual(['row: Sales | ^ yes', 'row: Works | ^ yes']);
  });
});

function seal({ page, text }: Sheet): void {
  for (const scale of [1, 0.9])
    page.drawEllipse({
      ...{ x: 300, y: 650, xScale: 60 * scale, yScale: 40 * scale },
      ...{ borderColor: rgb(1, 0, 0), borderWidth: 1 },
    });
  text(290, 165, 'Paid');
}

describe('a seal with a name inside', () => {
  asks(
    'leaves the title that it stands on where it is',
    [-6, 0.8, 3, 12],
    (sheet, out) => {
      const { text, fonts } = sheet;
      seal(sheet);
      const size = (120 + 2 * out) / fonts.plain.widthOfTextAtSize('An invoice', 1);
      text(240 - out, 150, 'An invoice', { size });
      text(72, 300, 'Below it the text goes on as it does.');
    },
    [
      'picture / Below it the text goes on as it does.',
      'picture / Below it the text goes on as it does.',
      'h1: An invoice / picture / Below it the text goes on as it does.',
      'h1: An invoice / picture / Below it the text goes on as it does.',
    ],
  );
  asks(
    'has a short text that stands out of it before it, and a wide one above it',
    [20, 28, 50, 90],
    (sheet, width) => {
      const { text, fonts } = sheet;
      seal(sheet);
      const size = width / fonts.plain.widthOfTextAtSize('Second', 1);
      text(362.5 - width * 0.6, 150, 'Second', { size });
      text(72, 300, 'Below it the text goes on as it does.');
    },
    [
      'stamped: Second / picture / Below it the text goes on as it does.',
      'stamped: Second / picture / Below it the text goes on as it does.',
      'h1: Second / picture / Below it the text goes on as it does.',
      'h1: Second / picture / Below it the text goes on as it does.',
    ],
  );
  const below = 'Below it the text goes on as it does.';
  const axis = ({ text }: Sheet, count: number, gap: number) => {
    for (let label = 0; label < count; label++)
      text(240 - gap, 135 + label * 15, `${(5 - label) * 20}`, { isRight: true });
    text(72, 300, below);
  };
  asks(
    'has the numbers at its edge before it, which are text where they are further away',
    [1, 7, 9, 15],
    (sheet, gap) => {
      seal(sheet);
      axis(sheet, 4, gap);
    },
    [
      `stamped: 100 / stamped: 80 / stamped: 60 / stamped: 40 / picture / ${below}`,
      `stamped: 100 / stamped: 80 / stamped: 60 / stamped: 40 / picture / ${below}`,
      `right: 100 / picture / right: 80 / right: 60 / right: 40 / ${below}`,
      `100 / picture / 80 / 60 / 40 / ${below}`,
    ],
  );
  asks(
    'has three numbers at its edge before it, and two beside it',
    [2, 3],
    (sheet, count) => {
      seal(sheet);
      axis(sheet, count, 4);
    },
    [
      `right: 100 / picture / right: 80 / ${below}`,
      `stamped: 100 / stamped: 80 / stamped: 60 / picture / ${below}`,
    ],
  );
});
