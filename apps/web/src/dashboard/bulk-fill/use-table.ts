import { Failure } from '@pagesmith/kernel';
import { isZip, readTextTable, type Table } from '@pagesmith/operations/rows';
import { useEffect, useState } from 'react';

/** What the browser sees of the chosen rows. */
export type TableView =
  | { readonly status: 'none' | 'reading' }
  | { readonly status: 'read'; readonly table: Table }
  /** The server reads it; here it is not unpacked. */
  | { readonly status: 'workbook' }
  | { readonly status: 'refused'; readonly failure: Failure };

async function view(file: File): Promise<TableView> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return { status: 'workbook' };
  try {
    return { status: 'read', table: readTextTable(bytes) };
  } catch (failure) {
    if (failure instanceof Failure) return { status: 'refused', failure };
    throw failure;
  }
}

export function useTable(file: File | undefined): TableView {
  const [seen, setSeen] = useState<{ file: File; view: TableView }>();
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    void view(file).then((found) => isCurrent && setSeen({ file, view: found }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!file) return { status: 'none' };
  return seen?.file === file ? seen.view : { status: 'reading' };
}
