import { PDFName } from 'pdf-lib';
import { describe } from 'vitest';
import { asks, set } from './asks.ts';
import { prose } from './outline-of.ts';

describe('beside the text', () => {
  asks(
    'what somebody drew over the page stands before the text, and what tints it behind',
    ['Normal', 'Multiply'],
    ({ page, lines }, blend) => {
      lines(72, 100, prose(4));
      const { context } = page.doc;
      const appearance = context.stream('/G gs 1 0.9 0 rg 0 0 200 30 re f', {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 200, 30],
        Resources: { ExtGState: { G: { BM: blend } } },
      });
      const ink = { Type: 'Annot', Subtype: 'Ink', F: 4, Rect: [72, 690, 272, 720] };
      const drawn = context.obj({ ...ink, AP: { N: context.register(appearance) } });
      page.node.set(PDFName.of('Annots'), context.obj([context.register(drawn)]));
    },
    ['anchor 0 0 0 0 0 1 0 0 1 1', 'anchor 0 0 0 0 0 1 1 0 1 1'],
    { look: set('anchor') },
  );
  asks(
    'stands a call-out of some lines',
    [1, 2, 4, 7],
    ({ lines }, count) => {
      lines(72, 100, prose(16, 'main', 55));
      lines(400, 107, prose(count, 'aside', 22), { font: 'italic', size: 8, step: 11 });
    },
    [
      'main 0 runs past the old… 12 words / right: aside 0 runs past the / main 1 runs past the old… 180 words',
      'row: main 0 runs past th… 36 words / main 2 runs past the old… 168 words',
      'beside: aside 0 runs pas… 21 words / main 0 runs past the old… 192 words',
      'beside: aside 0 runs pas… 36 words / main 0 runs past the old… 192 words',
    ],
  );
  asks(
    'stands a line in the margin of a page of text, which goes on beside it',
    [12, 24],
    ({ lines }, count) => {
      lines(72, 100, prose(count, 'main', 55));
      lines(420, 121, prose(1, 'page', 15), { size: 14 });
    },
    [
      'main 0 runs past the old… 24 words / h1: page 0 runs pas / main 2 runs past the old… 120 words',
      'beside: page 0 runs pas / main 0 runs past the old… 288 words',
    ],
  );
  asks(
    'stands a call-out that is narrow',
    [100, 150, 190, 260, 320],
    ({ lines, fonts }, width) => {
      lines(50, 100, prose(20, 'main', 36));
      const letters = Math.floor(
        width / (fonts.italic.widthOfTextAtSize('aside 0 runs past the old mill', 12) / 30),
      );
      lines(600 - width - 20, 107, prose(4, 'aside', letters), { font: 'italic', size: 12, step: 15 });
    },
    [
      'beside: main 0 runs past… 181 words / beside: aside 0 runs pas… 21 words',
      'beside: main 0 runs past… 181 words / beside: aside 0 runs pas… 29 words',
      'beside: main 0 runs past… 181 words / beside: aside 0 runs pas… 37 words',
      'beside: main 0 runs past… 181 words / aside 0 runs past the ol… 44 words',
      'beside: main 0 runs past… 181 words / aside 0 runs past the ol… 52 words',
    ],
  );
  asks(
    'stands no call-out where other lines begin at its edge',
    [0, 1, 2, 4, 8],
    ({ lines }, others) => {
      lines(72, 100, prose(20, 'main', 55));
      lines(400, 107, prose(4, 'aside', 22), { font: 'italic', size: 8, step: 11 });
      lines(400, 500, prose(others, 'more', 14));
    },
    [
      'beside: aside 0 runs pas… 21 words / main 0 runs past the old… 240 words',
      'beside: aside 0 runs pas… 21 words / main 0 runs past the old… 240 words / right: more 0 runs pa',
      'beside: aside 0 runs pas… 21 words / main 0 runs past the old… 240 words / more 0 runs pa more 1 runs pa',
      'row: main 0 runs past th… 36 words / row: main 2 runs past th… 19 words / row: main 3 runs past th… 19 words / main 4 runs past the old… 192 words / more 0 runs pa more 1 ru… 16 words',
      'row: main 0 runs past th… 36 words / row: main 2 runs past th… 19 words / row: main 3 runs past th… 19 words / main 4 runs past the old… 192 words / more 0 runs pa more 1 ru… 32 words',
    ],
  );
  asks(
    'stands a call-out where the text beside it is running',
    [12, 20, 40, 55],
    ({ lines }, letters) => {
      lines(150, 100, prose(20, 'm', letters));
      lines(40, 107, prose(5, 'a', 14), { size: 8, step: 11 });
    },
    [
      'a 0 runs past a 1 runs p… 20 words / --- column / m 0 runs pas m 1 runs pa… 80 words / === 2 columns',
      'a 0 runs past a 1 runs p… 20 words / --- column / m 0 runs past the ol m 1… 120 words / === 2 columns',
      'beside: a 0 runs past a … 21 words / m 0 runs past the old mi… 200 words',
      'beside: a 0 runs past a … 21 words / m 0 runs past the old mi… 240 words',
    ],
  );
  asks(
    'stands a note in the margin that is narrow',
    [40, 85, 110, 160, 230],
    ({ lines, fonts }, width) => {
      lines(40 + width + 20, 100, prose(24, 'main', 50));
      const letters = Math.floor(
        width / (fonts.plain.widthOfTextAtSize('n 0 runs past the old mill', 8) / 26),
      );
      lines(40, 103, prose(5, 'n', letters), { size: 8, step: 11 });
    },
    [
      'beside: n 0 runs pa n 1 … 21 words / main 0 runs past the old… 264 words',
      'beside: n 0 runs past th… 36 words / main 0 runs past the old… 264 words',
      'beside: n 0 runs past th… 46 words / main 0 runs past the old… 264 words',
      'n 0 runs past the old mi… 55 words / --- column / main 0 runs past the old… 264 words / === 2 columns',
      'n 0 runs past the old mi… 70 words / --- column / main 0 runs past the old… 264 words / === 2 columns',
    ],
  );
  asks(
    'stands a note in the margin that hardly anything else reaches into',
    [0, 2, 8, 16],
    ({ lines }, others) => {
      lines(150, 100, prose(24, 'main', 50));
      lines(40, 103, prose(5, 'n', 14), { size: 8, step: 11 });
      lines(60, 460, prose(others, 'wide', 70));
    },
    [
      'beside: n 0 runs past n … 21 words / main 0 runs past the old… 264 words',
      'n 0 runs past n 1 runs p… 20 words / --- column / main 0 runs past the old… 264 words / === 2 columns / wide 0 runs past the old… 28 words',
      'n 0 runs past n 1 runs p… 20 words / --- column / main 0 runs past the old… 264 words / === 2 columns / wide 0 runs past the old… 112 words',
      'n 0 runs past n 1 runs p… 20 words / --- column / main 0 runs past the old… 264 words / === 2 columns / wide 0 runs past the old… 218 words',
    ],
  );
  asks(
    'a hair line is drawn as thick as can be seen',
    [0.1, 0.5, 1],
    ({ page, lines }, thickness) => {
      lines(72, 100, prose(3));
      page.drawLine({ start: { x: 100, y: 300 }, end: { x: 300, y: 300 }, thickness });
    },
    ['extent 2540000 4445', 'extent 2540000 6350', 'extent 2540000 12700'],
    { look: set('extent') },
  );
  asks(
    'lines that go on in each other are one, though they waver',
    [0, 0.3, 0.6, 1],
    ({ lines, rule }, off) => {
      lines(72, 100, prose(3));
      rule(100, 500, 200, 500);
      rule(200, 500 + off, 320, 500 + off);
    },
    [
      'extent 2794000 8890',
      'extent 2794000 12700',
      'extent 1270000 8890, extent 1524000 8890',
      'extent 1270000 8890, extent 1524000 8890',
    ],
    { look: set('extent') },
  );
  asks(
    'lines that go on in each other are one, though there is a gap',
    [0.3, 0.75, 1.5, 3],
    ({ lines, rule }, gap) => {
      lines(72, 100, prose(3));
      rule(100, 500, 200, 500);
      rule(200 + gap, 500, 320, 500);
    },
    [
      'extent 2794000 8890',
      'extent 2794000 8890',
      'extent 1270000 8890, extent 1504950 8890',
      'extent 1270000 8890, extent 1485900 8890',
    ],
    { look: set('extent') },
  );
  asks(
    'a picture of its column stands in it',
    [0.2, 0.45, 0.9, 1.02, 1.1],
    ({ page, lines }, share) => {
      lines(50, 100, prose(12, 'left', 45));
      lines(50, 420, prose(12, 'under', 45));
      lines(320, 100, prose(36, 'right', 45));
      for (let row = 0; row < 10; row++)
        page.drawEllipse({ x: 50 + 105 * share, y: 800 - 340, xScale: 105 * share, yScale: 4 * row + 4 });
    },
    [
      'extent 558800 1041400, br column',
      'extent 1225550 1041400, br column',
      'extent 2425700 1041400, br column',
      'extent 2745740 1041400, br column',
      'extent 2959100 1041400, br column',
    ],
    { look: set('extent', 'br') },
  );
});
