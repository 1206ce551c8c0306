import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

const lineOf = (...cells: (string | number)[]) => csvLine(cells);

describe('a CSV file', () => {
  it('keeps commas, quotes and line breaks inside their cell', () => {
    expect(lineOf('a,b', 'say "hi"', 'two\nlines')).toBe('"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
    'lets no spreadsheet run %j as a formula',
    (text) => {
      expect(lineOf(text)).toBe(`"'${text}"\r\n`);
    },
  );

  it('writes numbers as numbers, also negative ones', () => {
    expect(lineOf(12, -3)).toBe('12,-3\r\n');
  });
});
