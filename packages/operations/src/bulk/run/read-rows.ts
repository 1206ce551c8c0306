import { bulkTemplateBytesMax } from '@pagesmith/catalog';
import type { ByteSink, Field, PdfFile } from '@pagesmith/pdf';
import { pdfFailures } from '@pagesmith/pdf/failures';
import { Files } from '../../run/files.ts';
import { runOperation } from '../../run/operation.ts';
import { namingPart, type RunOptions } from '../../run/run.ts';
import { bulkFailures, limitsOfRows } from '../failures.ts';
import { documentNames } from '../rows/document-names.ts';
import { matchColumns } from '../rows/match-columns.ts';
import { readTable } from '../rows/read-table.ts';
import { part as rowsPart, type TableRow } from '../rows/table.ts';
import type { FormRow, ReadRows, ReadRowsTask } from '../task.ts';

/** Everything that can be wrong with a table and its form is found here, before any row is paid for. */
export async function readRows(
  { template, rows, mapping, name, sheet }: ReadRowsTask,
  given: RunOptions,
  sink: ByteSink,
): Promise<ReadRows> {
  const files = new Files(given);
  try {
    requireSmall(files.get(template), bulkTemplateBytesMax, (limit) =>
      bulkFailures.templateTooLarge({ part: template.part, limit }),
    );
    requireSmall(files.get(rows), limitsOfRows.bytesMax, (limit) =>
      bulkFailures.rowsTooLarge({ part: rowsPart, limit }),
    );
    const table = readTable(wholeOf(files.get(rows)), sheet);
    const fields = await fillableFields({ template }, given);
    const { columnOf, warnings } = matchColumns(fields, table.columns, mapping);
    const nameOf = documentNames(name, table.columns, table.rows.length);
    for (const [index, row] of table.rows.entries()) {
      const line = formRow(row, index + 1, columnOf, nameOf(row, index + 1));
      sink.write(Buffer.from(`${JSON.stringify(line)}\n`));
    }
    return { count: table.rows.length, warnings };
  } finally {
    files.close();
  }
}

function formRow(
  { line, values, problem }: TableRow,
  row: number,
  columnOf: ReadonlyMap<string, string>,
  name: string,
): FormRow {
  const filled = [...columnOf].flatMap(([field, column]) => {
    const texts = values.get(column);
    return texts ? [[field, texts] as const] : [];
  });
  const told = problem && { problem: { code: problem.code, words: problem.words } };
  return { row, line, name, values: filled, ...told };
}

/** Those that a row can fill, in the order of the form. */
async function fillableFields(
  { template }: Pick<ReadRowsTask, 'template'>,
  given: RunOptions,
): Promise<string[]> {
  const { content } = await runOperation(
    'list-fields',
    { file: template },
    {},
    { ...given, sink: undefined },
  );
  const { fields } = ('json' in content ? content.json : { fields: [] }) as { fields: readonly Field[] };
  if (fields.length === 0) await namingPart(template.part, () => Promise.reject(pdfFailures.formAbsent()));
  const isFillable = ({ type, readOnly }: Field) => !readOnly && type !== 'button' && type !== 'signature';
  return fields.filter(isFillable).map((field) => field.name);
}

function requireSmall(file: PdfFile, bytesMax: number, failure: (limit: number) => Error): void {
  if (file.length > bytesMax) throw failure(bytesMax);
}

const wholeOf = (file: PdfFile): Uint8Array => (file instanceof Uint8Array ? file : file.whole());
