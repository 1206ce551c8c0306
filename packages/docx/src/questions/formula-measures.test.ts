import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';
import { type Sign, setFraction, setSigns, widthOf } from './formula-signs.ts';

const l = (text: string, size?: number): Sign => [text, 'letters', size];
const s = (text: string, size?: number): Sign => [text, 'signs', size];

/** “y =” at a place, and where what follows begins. */
const start = (sheet: Sheet) => setSigns(sheet, 250, 200, [l('y'), s(' = ')]);
const shown = '$$y={a+b}/{c}$$';
const numerator = [l('a'), s(' + '), l('b')];

describe('the bar of a fraction', () => {
  asks(
    'that is thick is another line',
    [1.2, 2],
    (sheet, thickness) => {
      const at = start(sheet);
      const end = setSigns(sheet, at, 192, numerator);
      sheet.page.drawLine({
        start: { x: at, y: 602.5 },
        end: { x: end, y: 602.5 },
        thickness,
      });
      setSigns(sheet, (at + end) / 2 - 2, 208, [l('c')]);
    },
    [shown, 'a + b y = / c'],
  );
  asks(
    'has both sides close to it',
    [0.5, 0.65, 1.1],
    (sheet, gapEm) => {
      const at = start(sheet);
      const end = setSigns(sheet, at, 193, numerator);
      sheet.rule(at, 197.5, end, 197.5);
      setSigns(sheet, (at + end) / 2 - 2, 201.8 + gapEm * 10, [l('c')]);
    },
    [shown, shown, 'a + b y = / c'],
  );
  asks(
    'is as long as the wider of its sides',
    [0, 4.5, 9],
    (sheet, longer) => {
      const at = start(sheet);
      const end = setSigns(sheet, at + longer / 2, 193, numerator);
      sheet.rule(at, 197.5, end + longer / 2, 197.5);
      setSigns(sheet, (at + end + longer / 2) / 2 - 2, 207, [l('c')]);
    },
    [shown, shown, 'a + b y = / c'],
  );
  asks(
    'has its sides in its middle',
    [0, 4, 7],
    (sheet, aside) => {
      const at = start(sheet);
      const end = setSigns(sheet, at, 193, numerator);
      sheet.rule(at, 197.5, end, 197.5);
      setSigns(sheet, (at + end) / 2 - 2.5 + aside, 207, [l('c')]);
    },
    [shown, shown, 'a + b y = / c'],
  );
});

asks(
  'the bar of a root begins at its sign',
  [0, 1.8, 3.5],
  (sheet, gap) => {
    const at = setSigns(sheet, start(sheet), 200, [s('√')]);
    sheet.rule(at + gap, 191.2, at + 24, 191.2);
    setSigns(sheet, at + gap + 0.5, 200, [l('a'), s('+'), l('b')]);
  },
  ['$$y=√{a+b}$$', '$$y=√{a+b}$$', 'y = √ a+b / picture'],
);

describe('an index', () => {
  asks(
    'is smaller than its base',
    [4.8, 8, 9],
    (sheet, size) => {
      const at = setSigns(sheet, 250, 200, [l('x')]);
      setSigns(sheet, at, 200, [['n', 'letters', size, 4.5], s('  = '), l('y')]);
    },
    ['$$x^{n}=y$$', '$$x^{n}=y$$', 'n / x\t= y'],
  );
  asks(
    'stands higher or lower than the line',
    [0.15, 0.3],
    (sheet, raiseEm) => {
      const at = start(sheet);
      const end = setFraction(sheet, at, 200, [[l('a')], [l('b')]]);
      setSigns(sheet, end + 2, 200, [s('+'), ['c', 'letters', 10, raiseEm * 10]]);
    },
    ['$$y={a}/{b}+c$$', '$y={a}/{b}+$\tc'],
  );
});

describe('the limits of a sum', () => {
  const sum = (sheet: Sheet, down: number, aside: number) => {
    const at = start(sheet);
    setSigns(sheet, at, 202, [s('∑', 14)]);
    setSigns(sheet, at + aside, 205.5 + down, [l('i', 6), s('=1', 6)]);
    setSigns(sheet, at + 12, 200, [l('x')]);
  };
  asks('are close to it', [5, 9, 13], (sheet, down) => sum(sheet, down, 0), [
    '$$y=∑_{i=1}{x}$$',
    '$$y=∑_{i=1}{x}$$',
    '$$y=∑{x}$$ / i=1',
  ]);
  asks('are in its middle', [-3, 4, 9], (sheet, aside) => sum(sheet, 6, aside), [
    '$$y=∑_{i=1}{x}$$',
    '$$y=∑_{i=1}{x}$$',
    '$$y=∑_{i=}{x_{1}}$$',
  ]);
});

asks(
  'a fraction may stand a little higher or lower than its line',
  [0, 3, 6],
  (sheet, down) => {
    const at = start(sheet);
    setFraction(sheet, at, 200 + down, [[l('a')], [l('b')]]);
    setSigns(sheet, at + 8, 200, [s('+'), l('c')]);
  },
  ['$$y={a}/{b}+c$$', '$$y={a}/{b}+c$$', '<y = a b + c> / picture'],
);

asks(
  'brackets go around what they hold where they are high',
  [10, 20],
  (sheet, size) => {
    const inner = setSigns(sheet, start(sheet), 200 + size * 0.1, [s('(', size)]);
    const end = setSigns(sheet, inner, 200, [l('a'), s('+'), l('b')]);
    const behind = setSigns(sheet, end, 200 + size * 0.1, [s(')', size)]);
    setSigns(sheet, behind, 196 - size / 4, [s('2', 6)]);
  },
  ['$$y=(a+b)^{2}$$', '$$y=(⦗a+b⦘)^{2}$$'],
);

asks(
  'signs of one formula are close to each other',
  [0.3, 0.45, 0.8],
  (sheet, gapEm) => {
    sheet.text(72, 200, 'The value of it is');
    const at = 72 + widthOf(sheet, [['The value of it is ', 'plain']]);
    const end = setFraction(sheet, at, 200, [[l('a', 7)], [l('b', 7)]]);
    const behind = setSigns(sheet, end + gapEm * 10, 200, [l('c')]);
    sheet.text(behind + 3, 200, 'for each of them.');
  },
  [
    `The value of it is $${'{a}/{b}'}c$ for each of them.`,
    `The value of it is $${'{a}/{b}'}c$ for each of them.`,
    `The value of it is $${'{a}/{b}'}$\tc for each of them.`,
  ],
);

asks(
  'a formula has a line of its own where words are far from it',
  [0.9, 1.2, 2.5],
  (sheet, gapEm) => {
    sheet.text(72, 200, 'Here');
    const at = 72 + widthOf(sheet, [['Here', 'plain']]) + gapEm * 10;
    setSigns(sheet, at, 200, [l('x'), ['n', 'letters', 7, 4], s(' = '), l('y')]);
  },
  ['Here\txn = y', 'Here\txn = y', 'Here\t$x^{n}=y$'],
);

asks(
  'a formula ends before its number',
  [0.5, 0.7, 1.2],
  (sheet, gapEm) => {
    const end = setSigns(sheet, 250, 200, [l('x'), ['n', 'letters', 7, 4], s(' = '), l('y')]);
    sheet.text(end + gapEm * 10, 200, '(1)');
  },
  ['$$x^{n}=y(1)$$', '$$x^{n}=y(1)$$', '$x^{n}=y$\t(1)'],
);

describe('a picture of a formula', () => {
  const matrix = (sheet: Sheet, columns: number) => {
    const at = start(sheet);
    setSigns(sheet, at, 204, [s('(', 24)]);
    setSigns(sheet, at + 9, 194, [l('a')]);
    setSigns(sheet, at + 9, 207, [l('c')]);
    setSigns(sheet, at + 12 + columns, 194, [l('b')]);
    setSigns(sheet, at + 12 + columns, 207, [l('d')]);
  };
  asks('has all its columns', [4, 22, 45], matrix, [
    '<y = ( a c b d> / picture',
    '<y = ( a c b d> / picture',
    'right: b / <y = ( a c> / picture / right: d',
  ]);
  asks(
    'has some signs at least',
    ['', 'y', 'yz'],
    (sheet, letters) => {
      setSigns(sheet, 250, 194, [l('a')]);
      setSigns(sheet, 250, 204, [s('{', 24)]);
      setSigns(sheet, 262, 194, [l('a')]);
      setSigns(sheet, 262, 207, [l(letters)]);
    },
    ['a{a', '<a { a y> / picture', '<a { a y z> / picture'],
  );
  asks(
    'is taken of what is mathematics for the most part',
    ['if', 'if it is so', 'if it is so, as far as we can know'],
    (sheet, words) => {
      const at = start(sheet);
      setSigns(sheet, at, 204, [s('{', 24)]);
      setSigns(sheet, at + 12, 194, [l('a'), [` ${words}`, 'plain']]);
      setSigns(sheet, at + 12, 207, [l('b'), s('>0')]);
    },
    [
      '<y = { a i f b > 0> / picture',
      'y = {a if it is so\tb>0',
      'y = {a if it is so, as far as we can know\tb>0',
    ],
  );
});
