/** A cell that begins with one of these is run as a formula by spreadsheets; an apostrophe makes it a text. */
const formulaStart = /^[=+\-@\t\r\n]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** RFC 4180, with the byte-order mark by which spreadsheets recognise UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{feff}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
