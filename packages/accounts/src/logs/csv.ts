/** A cell that begins with one of these is run as a formula by spreadsheets; an apostrophe makes it a text. */
const formulaStart = /^[=+\-@\t\r\n]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** What a file begins with: by it spreadsheets recognise UTF-8. */
export const byteOrderMark = '\u{feff}';

/** RFC 4180. */
export const csvLine = (row: readonly (string | number)[]): string => `${row.map(cell).join(',')}\r\n`;
