export interface ListedField {
  readonly name: string;
  readonly type: string;
  readonly value?: null | boolean | string | readonly string[];
  readonly page?: number | null;
}

/** RFC 4180; what a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const columns = ['name', 'type', 'value', 'page'] as const;

/** The fields as a table for a spreadsheet. */
export function csvOf(fields: readonly ListedField[]): string {
  const rows = fields.map((field) =>
    columns.map((column) => {
      const value = field[column];
      return cell(
        value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value),
      );
    }),
  );
  return [columns, ...rows].map((row) => row.join(',')).join('\r\n');
}
