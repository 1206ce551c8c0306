import { describe } from 'vitest';
import { asks, edges } from './asks.ts';
import { prose } from './outline-of.ts';

describe('a document as a whole', () => {
  asks(
    'has its headers at the edge',
    [0.03, 0.08, 0.15, 0.25],
    ({ text, lines, number }, share) => {
      text(72, 800 * share, 'At the edge');
      lines(72, 300, prose(5, `page ${number}`));
    },
    [
      'header default: At the edge',
      'header default: At the edge',
      'At the edge / page 1 0 runs past the o… 83 words / page 2 0 runs past the o… 83 words',
      'At the edge / page 1 0 runs past the o… 83 words / page 2 0 runs past the o… 83 words',
    ],
    { look: edges, pages: 3 },
  );
  asks(
    'has as headers what many pages have',
    [2, 3, 5, 9],
    ({ text, lines, number }, count) => {
      if (number <= count) text(72, 40, 'At the edge');
      lines(72, 300, prose(2, `page ${number}`));
    },
    [
      'At the edge / At the edge',
      'At the edge / At the edge / At the edge',
      'header default: At the edge',
      'header default: At the edge',
    ],
    { look: edges, pages: 10 },
  );
  asks(
    'has no headers that cross the rules of a table',
    [0, 1, 2, 3, 4, 7],
    ({ text, rule, lines, number }, count) => {
      text(100, 40, 'At the edge');
      for (let index = 0; index < count; index++) rule(90 + index * 60, 10, 90 + index * 60, 790);
      lines(72, 300, prose(3, `page ${number}`));
    },
    [
      'header default: At the edge',
      'header default: At the edge',
      'header default: At the edge',
      'At the edge / page 1 0 runs past the o… 51 words / page 2 0 runs past the o… 51 words',
      'At the edge / page 1 0 runs past the o… 51 words / page 2 0 runs past the o… 51 words',
      'At the edge / page 1 0 runs past the o… 51 words / page 2 0 runs past the o… 51 words',
    ],
    { look: edges, pages: 3 },
  );
  asks(
    'has no headers beside an upright rule, unless it is the frame of the page',
    [0.2, 0.6, 0.9],
    ({ text, rule, lines, number }, share) => {
      text(100, 40, 'At the edge');
      rule(90, 20, 90, 20 + 800 * share);
      lines(95, 300, prose(3, `page ${number}`));
    },
    [
      'At the edge / page 1 0 runs past the o… 51 words / page 2 0 runs past the o… 51 words',
      'At the edge / page 1 0 runs past the o… 51 words / page 2 0 runs past the o… 51 words',
      'header default: At the edge',
    ],
    { look: edges, pages: 3 },
  );
  asks(
    'has no headers that are rows of a table',
    [1, 2, 3, 5],
    ({ text, lines, number }, cells) => {
      for (let cell = 0; cell < cells; cell++) {
        text(72 + cell * 90, 40, `edge ${'abcdef'[cell]}`);
        text(72 + cell * 90, 58, `${number}${cell} cell`);
      }
      lines(72, 300, prose(3, `page ${number}`));
    },
    [
      'header default: edge a',
      'header default: edge a\tedge b',
      'row: edge a | edge b | edge c / row: edge a | edge b | edge c / row: edge a | edge b | edge c',
      'row: edge a | edge b | edge c | edge d | edge e / row: edge a | edge b | edge c | edge d | edge e / row: edge a | edge b | edge c | edge d | edge e',
    ],
    { look: edges, pages: 3 },
  );
  asks(
    'has no headers in line with the cells below them',
    [0, 2, 4.5],
    ({ text, lines, number }, off) => {
      for (let cell = 0; cell < 4; cell++) {
        text(72 + cell * 90, 40, 'edge');
        text(72 + cell * 90 + off * (1 + (cell % 2)), 58, `${number}${cell} and so on`);
      }
      lines(72, 300, prose(3, `page ${number}`));
    },
    [
      'row: edge | edge | edge | edge / row: edge | edge | edge | edge / row: edge | edge | edge | edge',
      'row: edge | edge | edge | edge / row: edge | edge | edge | edge / row: edge | edge | edge | edge',
      'header default: edge',
    ],
    { look: edges, pages: 3 },
  );
  asks(
    'has no headers close above cells',
    [14, 18, 40, 60],
    ({ text, lines, number }, step) => {
      for (let cell = 0; cell < 4; cell++) {
        text(72 + cell * 90, 30, 'edge');
        text(72 + cell * 90, 30 + step, `${number}${cell}`);
      }
      lines(72, 300, prose(3, `page ${number}`));
    },
    [
      'row: edge | edge | edge | edge / row: edge | edge | edge | edge / row: edge | edge | edge | edge',
      'row: edge | edge | edge | edge / row: edge | edge | edge | edge / row: edge | edge | edge | edge',
      'header default: edge',
      'header default: edge',
    ],
    { look: edges, pages: 3 },
  );
  asks(
    'has no headers on nearly one line with cells',
    [0, 2, 4.5],
    ({ text, lines, number }, off) => {
      for (let cell = 0; cell < 4; cell++) {
        text(72 + cell * 90, 40 + (cell % 2) * off, 'edge');
        text(72 + cell * 90, 60 + (cell % 2) * off, `${number}${cell}`);
      }
      lines(72, 300, prose(3, `page ${number}`));
    },
    [
      'row: edge | edge | edge | edge / row: edge | edge | edge | edge / row: edge | edge | edge | edge',
      'row: edge | edge | edge | edge / row: edge | edge | edge | edge / row: edge | edge | edge | edge',
      'header default: edge',
    ],
    { look: edges, pages: 3 },
  );
  asks(
    'has a header of its own on the first page where that stands elsewhere than all others',
    [8, 15],
    ({ text, lines, number }, apart) => {
      text(number === 1 ? 72 + apart : 72, 40, 'At the edge');
      lines(72, 300, prose(3, `page ${number}`));
    },
    ['header default: At the edge', 'At the edge / header default: At the edge'],
    { look: edges, pages: 4 },
  );
  asks(
    'counts its pages though the count begins anew',
    [
      [1, 2, 1, 2],
      [1, 1, 1, 2],
      [1, 1, 1, 1],
    ],
    ({ text, lines, number }, numbers) => {
      text(300, 780, String(numbers[number - 1] ?? ''));
      lines(72, 300, prose(3, `page ${number}`));
    },
    ['footer default: <PAGE>', '', 'footer default: 1'],
    { look: edges, pages: 4 },
  );
  asks(
    'counts its pages though the count of a long one begins anew often',
    [3, 4, 6],
    ({ text, lines, number }, parts) => {
      text(300, 780, String(((number - 1) % (12 / parts)) + 1));
      lines(72, 300, prose(2, `page ${number}`));
    },
    ['footer default: <PAGE>', '', ''],
    { look: edges, pages: 12 },
  );
});
