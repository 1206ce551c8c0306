import { describe, expect, it } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { type Sign, setFraction, setRoot, setSigns, widthOf } from './formula-signs.ts';
import { outlineOfPages, prose } from './outline-of.ts';

const l = (text: string): Sign => [text, 'letters'];
const s = (text: string): Sign => [text, 'signs'];
const above = (text: string, font: Sign[1] = 'letters'): Sign => [text, font, 7, 4];
const below = (text: string, font: Sign[1] = 'letters'): Sign => [text, font, 7, -2];

/** Running text, and below it what a question is about. */
const page = (draw: (sheet: Sheet) => void) =>
  outlineOfPages((sheet) => {
    sheet.lines(72, 100, prose(3));
    draw(sheet);
    sheet.lines(72, 300, prose(3, 'valley'));
  });

const middle = (outline: readonly string[]) => outline.slice(1, -1).join(' / ');

describe('a formula in a line of its own', () => {
  it('is written with its fraction', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('y'), s(' = ')]);
      setFraction(sheet, at, 200, [[l('a'), s(' + '), l('b')], [l('c')]]);
    });
    expect(middle(outline)).toBe('$$y={a+b}/{c}$$');
  });

  it('is written with a fraction in its fraction', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('y'), s(' = ')]);
      const inner = setSigns(sheet, at, 212, [l('b'), s(' + ')]);
      const end = setFraction(sheet, inner, 212, [[l('c')], [l('d')]]);
      sheet.rule(at, 197.5, end, 197.5);
      sheet.text((at + end) / 2 - 2, 193, 'a', { font: 'letters' });
    });
    expect(middle(outline)).toBe('$$y={a}/{b+{c}/{d}}$$');
  });

  it('is written with its root and what root that is', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('y'), s(' = ')]);
      sheet.text(at, 195, '3', { font: 'signs', size: 5 });
      setSigns(sheet, setRoot(sheet, at, 200, 30), 200, [l('a'), s(' + '), l('b')]);
    });
    expect(middle(outline)).toBe('$$y=√[3]{a+b}$$');
  });

  it('is written with indices above and below', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('x')]);
      setSigns(sheet, at, 200, [above('2', 'signs')]);
      setSigns(sheet, at, 200, [below('i')]);
      setSigns(sheet, at + 4, 200, [s(' = '), l('y'), below('j'), s(' + '), l('z'), above('n')]);
    });
    expect(middle(outline)).toBe('$$x_{i}^{2}=y_{j}+z^{n}$$');
  });

  it('is written with a sum and its limits', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('S'), s(' = ')]);
      sheet.text(at, 202, '∑', { font: 'signs', size: 14 });
      setSigns(sheet, at - 1, 211, [
        ['i', 'letters', 6],
        ['=1', 'signs', 6],
      ]);
      setSigns(sheet, at + 3.5, 189, [['n', 'letters', 6]]);
      setSigns(sheet, at + 13, 200, [l('x'), below('i'), s(' + '), l('c')]);
    });
    expect(middle(outline)).toBe('$$S=∑_{i=1}^{n}{x_{i}}+c$$');
  });

  it('is written with an integral and the limits behind it', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('I'), s(' = ')]);
      sheet.text(at, 203, '∫', { font: 'signs', size: 16 });
      setSigns(sheet, at + 5, 206, [['a', 'letters', 6]]);
      setSigns(sheet, at + 6, 192, [['b', 'letters', 6]]);
      setSigns(sheet, at + 11, 200, [l('f'), s('('), l('x'), s(')'), l('dx')]);
    });
    expect(middle(outline)).toBe('$$I=∫_{a}^{b}{f(x)dx}$$');
  });

  it('is written with what stands under a name below all of it', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('y'), s(' = ')]);
      setSigns(sheet, at, 200, [['max', 'plain']]);
      setSigns(sheet, at + 7, 208, [['k', 'letters', 6]]);
      setSigns(sheet, at + 22, 200, [l('x'), below('k')]);
    });
    expect(middle(outline)).toBe('$$y=max_{k}x_{k}$$');
  });

  it('keeps the number behind it', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('y'), s(' = ')]);
      setFraction(sheet, at, 200, [[l('a')], [l('b')]]);
      sheet.text(420, 200, '(1)');
    });
    expect(middle(outline)).toBe('$y={a}/{b}$\t(1)');
  });

  it('is written with brackets as high as what they hold', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('y'), s(' = ')]);
      const inner = setSigns(sheet, at, 203, [['(', 'signs', 20]]);
      const end = setFraction(sheet, inner, 200, [[l('a')], [l('b')]]);
      setSigns(sheet, setSigns(sheet, end, 203, [[')', 'signs', 20]]), 191, [['2', 'signs', 7]]);
    });
    expect(middle(outline)).toBe('$$y=(⦗{a}/{b}⦘)^{2}$$');
  });

  it('is a picture with its text where it is not simple', async () => {
    const outline = await page((sheet) => {
      const at = setSigns(sheet, 250, 200, [l('M'), s(' = ')]);
      setSigns(sheet, at, 204, [['(', 'signs', 24]]);
      setSigns(sheet, at + 9, 194, [l('a'), s('  '), l('b')]);
      setSigns(sheet, at + 9, 207, [l('c'), s('  '), l('d')]);
      setSigns(sheet, at + 26, 204, [[')', 'signs', 24]]);
    });
    expect(middle(outline)).toBe('<M = ( a b c d )> / picture');
  });
});

describe('a formula among words', () => {
  it('is written where it has a fraction', async () => {
    const outline = await page((sheet) => {
      sheet.text(72, 200, 'The slope of this line is');
      const at = setFraction(sheet, 72 + widthOf(sheet, [['The slope of this line is ', 'plain']]), 200, [
        [['a', 'letters', 7]],
        [['b', 'letters', 7]],
      ]);
      sheet.text(at + 3, 200, 'everywhere.');
    });
    expect(middle(outline)).toBe(`The slope of this line is $${'{a}/{b}'}$ everywhere.`);
  });

  it('is written where indices stand above each other, without the words and the full stop', async () => {
    const outline = await page((sheet) => {
      sheet.text(72, 200, 'We call these numbers');
      const at = setSigns(sheet, 72 + widthOf(sheet, [['We call these numbers ', 'plain']]), 200, [l('x')]);
      setSigns(sheet, at, 200, [above('2', 'signs')]);
      setSigns(sheet, at, 200, [below('i')]);
      sheet.text(at + 4, 200, '. They are positive.');
    });
    expect(middle(outline)).toBe('We call these numbers $x_{i}^{2}$. They are positive.');
  });

  it('stays text where its indices are all it has', async () => {
    const outline = await page((sheet) => {
      sheet.text(72, 200, 'We call these numbers');
      const at = setSigns(sheet, 72 + widthOf(sheet, [['We call these numbers ', 'plain']]), 200, [
        l('x'),
        below('i'),
      ]);
      sheet.text(at + 3, 200, 'as before.');
    });
    expect(middle(outline)).toBe('We call these numbers xi as before.');
  });
});

describe('no formula', () => {
  const drawn: Readonly<Record<string, (sheet: Sheet) => void>> = {
    'is a line to sign on over a name': ({ text, rule }) => {
      rule(72, 200, 140, 200);
      text(78, 211, 'Ada Lovelace');
    },
    'is a heading that is underlined': ({ text, rule, fonts }) => {
      text(72, 190, 'Results', { font: 'bold' });
      rule(72, 192, 72 + fonts.bold.widthOfTextAtSize('Results', 10), 192);
      text(72, 203, 'The rest');
    },
    'is a table with rules between its figures': ({ table }) => {
      table(
        72,
        180,
        [
          ['Year', 'Sum'],
          ['2024', '120'],
          ['2025', '140'],
        ],
        { width: 60, step: 14, isRuled: true },
      );
    },
    'is the mark of a footnote': ({ text }) => {
      text(72, 200, 'As others have said');
      text(162, 196, '1', { size: 6 });
    },
    'is water, or an area': ({ text }) => {
      text(72, 200, 'H');
      text(79.3, 202, '2', { size: 6 });
      text(83, 200, 'O on 10 m');
      text(129, 196, '2', { size: 6 });
    },
    'is a line of a form between two words': ({ text, rule }) => {
      text(72, 192, 'Name');
      rule(72, 195, 100, 195);
      text(72, 205, 'Place');
    },
    'is a bullet of a font for formulas before figures': ({ text }) => {
      text(72, 200, '•', { font: 'signs' });
      text(84, 200, '10 pages (of 12)');
    },
  };
  it.each(Object.entries(drawn))('%s', async (_, draw) => {
    const outline = await page(draw);
    expect(outline.join(' ')).not.toMatch(/[$<]/);
    expect(outline.length).toBeGreaterThan(1);
  });

  it.each(Object.entries(drawn))('%s, though there is one elsewhere on the page', async (_, draw) => {
    const alone = await page(draw);
    const outline = await page((sheet) => {
      draw(sheet);
      const at = setSigns(sheet, 250, 250, [l('y'), s(' = ')]);
      setFraction(sheet, at, 250, [[l('a')], [l('b')]]);
    });
    const formulas = outline.filter((line) => line.includes('$')).join(' ');
    expect(formulas).toMatch(/^[^$]*\$\$?y=\{a\}\/\{b\}\$\$?$/);
    expect(outline.filter((line) => !line.includes('$')).join(' ').length).toBe(alone.join(' ').length);
  });
});
