import { Failure } from '@pagesmith/kernel';
import { readTable, sheetsOf, type Table } from '@pagesmith/operations/rows';
import { useEffect, useState } from 'react';

/** What the browser sees of the chosen rows. A workbook has sheets. */
export type TableView =
  | ({ readonly status: 'none' | 'reading' } & Sheets)
  | ({ readonly status: 'read'; readonly table: Table } & Sheets)
  | ({ readonly status: 'refused'; readonly failure: Failure } & Sheets);

interface Sheets {
  readonly sheets?: readonly string[] | undefined;
}

async function view(file: File, sheet: string): Promise<TableView> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let sheets: readonly string[] = [];
  try {
    sheets = sheetsOf(bytes);
    return { status: 'read', table: readTable(bytes, sheet || undefined), sheets };
  } catch (failure) {
    if (failure instanceof Failure) return { status: 'refused', failure, sheets };
    throw failure;
  }
}

/** An empty sheet is the first. */
export function useTable(file: File | undefined, sheet: string): TableView {
  const [seen, setSeen] = useState<{ file: File; sheet: string; view: TableView }>();
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    void view(file, sheet).then((found) => isCurrent && setSeen({ file, sheet, view: found }));
    return () => {
      isCurrent = false;
    };
  }, [file, sheet]);
  if (!file) return { status: 'none' };
  if (seen?.file !== file) return { status: 'reading' };
  return seen.sheet === sheet ? seen.view : { status: 'reading', sheets: seen.view.sheets };
}
