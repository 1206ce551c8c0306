import { expect, test } from 'vitest';
import { csvTable } from './csv-table.ts';

test('every name has a column, and what a spreadsheet would run is text', () => {
  const rows = [
    { email: 'a@b.c', kind: 'overage' },
    { email: '=HYPERLINK("x")', kind: 'two\r\nlines', sum: -5, facts: { a: 1 } },
  ];
  expect(csvTable(rows)).toBe(
    'email,kind,sum,facts\r\na@b.c,overage,,\r\n"\'=HYPERLINK(""x"")","two\r\nlines",-5,"{""a"":1}"',
  );
});
