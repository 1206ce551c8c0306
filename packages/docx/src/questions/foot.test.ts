import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { partsOf } from '../testing/index.ts';
import { asks, set } from './asks.ts';
import { drawnPages } from './drawn-pages.ts';
import { prose } from './outline-of.ts';

/** The margin below the text, in twips. */
const foot = (docx: Uint8Array) =>
  [...set('pgMar')(docx).matchAll(/^pgMar \d+ \d+ (\d+)/g)].map(([, low]) => low).join();

describe('the room around the text in Word', () => {
  asks(
    'at the foot of a page lets a line be set a little higher without moving to the next',
    [500, 754, 780],
    ({ lines, text }, last) => {
      lines(72, 100, prose(20));
      text(72, last, 'The last line of the page.');
    },
    ['840', '280', '0'],
    { look: foot },
  );
  asks(
    'at the foot of a page is little where the text goes on on the next, or it would be filled',
    [754, 780],
    ({ lines, number }, last) => lines(72, number === 1 ? last - 14 * 40 : 100, prose(41, `part ${number}`)),
    ['680', '160'],
    { look: foot, pages: 2 },
  );
  asks(
    'above and below text that goes on on the next page is what it was, and not where such pages begin late',
    [
      [130, 'and'],
      [130, 'And'],
      [175, 'and'],
    ] as const,
    ({ lines, number }, [margin, begin]) => {
      const end = number === 1 && begin === 'And' ? ['It ends here.'] : [];
      const count = Math.floor((800 - 2 * margin) / 14);
      const [, ...others] = prose(count - end.length, `part ${number}`);
      lines(72, margin, [`${begin} this is how it goes on here for as long as a line is`, ...others, ...end]);
    },
    [
      'pgMar 2410 3550 2800 1440 720 720 0',
      'pgMar 1440 3550 840 1440 720 720 0',
      'pgMar 1440 3550 1240 1440 720 720 0',
    ],
    { look: set('pgMar'), pages: 2 },
  );
  asks(
    'below text that goes on is wider where another page is full and ends: a line too many there would begin one',
    [600, 690],
    ({ lines, number }, last) => {
      const begin = number === 3 ? 'and' : 'And';
      const low = number === 1 ? last : 690;
      const count = Math.floor((low - 130) / 14);
      const [more = ''] = prose(1, 'more');
      const [, ...others] = prose(count, `part ${number}`);
      lines(72, 130, [
        `${begin} this is how it goes on here for as long as a line is`,
        ...others,
        number === 1 ? 'It ends here.' : more,
      ]);
    },
    ['pgMar 2410 3495 1960 1440 720 720 0', 'pgMar 2410 3495 1240 1440 720 720 0'],
    { look: set('pgMar'), pages: 3 },
  );
  asks(
    'at the foot of columns is that of two lines, since they are filled to the last one',
    [754, 764, 780],
    ({ lines }, last) => {
      lines(50, last - 14 * 40, prose(41, 'left', 45));
      lines(320, last - 14 * 40, prose(41, 'right', 45));
    },
    ['380', '180', '0'],
    { look: foot },
  );
  asks(
    'at its edges is that of its headers and footers',
    [30, 60],
    ({ lines, text, number }, distance) => {
      text(72, distance + 8, 'A report of the society');
      lines(72, 100, prose(30, `part ${number}`));
      text(72, 800 - distance - 2, `Page ${number}`);
    },
    ['pgMar 1764 3550 840 1440 600 600 0', 'pgMar 1764 3550 1240 1440 1200 1200 0'],
    { look: (docx) => set('pgMar')(docx).split(', ')[0] ?? '', pages: 3 },
  );
  asks(
    'above columns stands before them, since it would move all of them',
    [60],
    ({ lines, text }, room) => {
      text(72, 80, 'A heading over both columns, which is longer than either of them is wide');
      lines(50, 80 + room, prose(29, 'left', 45));
      lines(320, 80 + room, prose(29, 'right', 45));
    },
    [
      'spacing 0 0 234 atLeast, spacing 0 0 920 exact, spacing 0 0 20 exact, sectPr, spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, br column, spacing -1, sectPr',
    ],
    { look: set('sectPr', 'spacing', 'br') },
  );
  asks(
    'at the top of the columns of a page is a paragraph of its own, and none where it is hardly a line',
    [8, 18],
    ({ lines, number }, gap) => {
      const top = number === 1 ? 60 : 60 + gap;
      lines(50, top, [...prose(29, `Left ${number}`, 45), 'It ends here.']);
      lines(320, top, [...prose(29, `Right ${number}`, 45), 'It ends here.']);
    },
    [
      'spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, br column, spacing -1, pageBreakBefore, spacing 160 0 280 atLeast, spacing -1, spacing 160 0 280 atLeast, br column, spacing -1',
      'spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, br column, spacing -1, pageBreakBefore, spacing 0 0 360 exact, spacing 0 0 280 atLeast, spacing -1, spacing 360 0 280 atLeast, br column, spacing -1',
    ],
    { look: set('spacing', 'pageBreakBefore', 'br'), pages: 2 },
  );
  asks(
    'in a frame is a little more than its text took',
    [4],
    ({ lines }, count) => {
      lines(72, 100, prose(20, 'main', 55));
      lines(400, 107, prose(count, 'aside', 22), { font: 'italic', size: 8, step: 11 });
    },
    ['framePr 1569 900 exact through page page 8000 2012'],
    { look: set('framePr') },
  );

  it('a mark in the header is small', async () => {
    const docx = await convertToDocx(await drawnPages(({ lines }) => lines(72, 100, prose(4))), {
      mark: 'Trial',
    });
    const header = [...partsOf(docx)].find(([name]) => name.startsWith('word/header'))?.[1] ?? '';
    expect(header).toContain('<w:sz w:val="16"/>');
    expect(header).toContain('w:line="208"');
  });
});
