import type { Table } from '@pagesmith/operations/rows';
import { useState } from 'react';
import type { PdfView } from '../../canvas/use-pdfs.ts';
import { type FormField, isFillable } from '../tools/form-fields/form-fields.ts';
import { useFormFields } from '../tools/form-fields/use-form-fields.ts';
import { type Draft, filesIn, textIn } from '../tools/request/draft.ts';
import { mappedColumns, withUsableMapping } from './mapping.ts';
import { type RowValue, rowValues } from './row-values.ts';
import { type TableView, useTable } from './use-table.ts';

/** The form and the table as the browser sees them, and what of the one goes into the other. */
export interface BulkForm {
  readonly view: TableView;
  readonly table: Table | undefined;
  /** Those that can be filled. */
  readonly fields: readonly FormField[];
  readonly isFormRead: boolean;
  /** The draft as it is sent. */
  readonly sent: Draft;
  readonly columnOf: ReadonlyMap<string, string>;
  /** Which row is looked at, from 1, and what it puts into the fields. */
  readonly row: number;
  readonly values: readonly RowValue[];
}

export function useBulkForm(draft: Draft, pdf: PdfView | undefined) {
  const view = useTable(filesIn(draft, 'rows')[0], textIn(draft, 'sheet'));
  const found = useFormFields(pdf?.status === 'open' ? pdf.document : undefined);
  const [asked, setAsked] = useState(1);
  const fields = found.fields.filter(isFillable);
  const names = fields.map(({ name }) => name);
  const table = view.status === 'read' ? view.table : undefined;
  const columns = table?.columns ?? [];
  const sent = withUsableMapping(draft, names, columns);
  const columnOf = mappedColumns(sent, names, columns);
  const row = Math.min(asked, table?.rows.length ?? 1);
  const shown = table?.rows[row - 1];
  const form: BulkForm = {
    view,
    table,
    fields,
    isFormRead: found.isRead,
    sent,
    columnOf,
    row,
    values: shown ? rowValues(fields, columnOf, shown) : [],
  };
  return { form, lookAt: setAsked };
}
