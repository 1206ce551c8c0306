type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What a spreadsheet would run as a formula stays text. */
function cell(text: string): string {
  const harmless = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a table for spreadsheets (RFC 4180). */
export const csvLine = (texts: readonly string[]): string => texts.map(cell).join(',');

/** Rows as a table for spreadsheets (RFC 4180), with a column for every name that any of them has. */
export function csvTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((name) => textOf(row[name])))];
  return lines.map(csvLine).join('\r\n');
}
