import { csvTable } from '@pagesmith/kernel';
import type { ReactNode } from 'react';
import { saveFile } from '../dashboard/save-file.ts';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { type Column, Table } from '../paper/table.tsx';
import { emptyWords } from './empty-words.ts';
import { FactValue } from './fact-value.tsx';
import { useFactText } from './use-fact-text.ts';
import { consoleWords } from './words.ts';

type EmptyList = keyof typeof emptyWords.en;

export type Row = Readonly<Record<string, unknown>>;

interface RowsProps {
  caption: string;
  rows: readonly Row[];
  /** Which of the row's facts are shown, in this order; all unless given. */
  only?: readonly string[];
  /** Which list it is: what it says while it is empty. */
  list?: EmptyList;
  actions?: (row: Row) => ReactNode;
}

/** More columns than this have no room on a tablet: addresses would be broken letter by letter. */
const wideColumnsMax = 5;
/** And more than this, with buttons beside them, have none on an ordinary screen. */
const desktopColumnsMax = 7;

/** A list from the server as a table. */
export function Rows({ caption, rows, only, list, actions }: RowsProps) {
  const words = useWords(consoleWords);
  const empty = useWords(emptyWords);
  const facts = useFactText();
  const names = only ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isVeryWide = actions !== undefined && names.length > desktopColumnsMax;
  const tableFrom = isVeryWide ? '2xl' : names.length > wideColumnsMax ? 'xl' : 'md';
  const [first = '', ...others] = names;
  if (rows.length === 0)
    return <p className="max-w-measure text-ink-soft">{list ? empty[list] : words.nothing}</p>;
  const column = (name: string): Column<Row> => ({
    id: name,
    head: facts.head(name),
    cell: (row) => <FactValue text={facts.text(name, row[name])} />,
    isNumber: typeof rows[0]?.[name] === 'number',
  });
  const last: Column<Row>[] = actions
    ? [
        {
          id: 'actions',
          head: words.actions,
          isActions: true,
          cell: (row) => <div className="flex flex-wrap gap-2">{actions(row)}</div>,
        },
      ]
    : [];
  return (
    <Table
      caption={caption}
      columns={[column(first), ...others.map(column), ...last]}
      rows={rows}
      rowKey={(row) => JSON.stringify(row)}
      tableFrom={tableFrom}
    />
  );
}

export function ExportButton({ name, rows }: { name: string; rows: readonly Row[] }) {
  const words = useWords(consoleWords);
  const save = () => {
    saveFile(new Blob([csvTable(rows)], { type: 'text/csv' }), `pagesmith-${name}.csv`);
  };
  return (
    <Button size="small" onClick={save} disabled={rows.length === 0}>
      {words.export}
    </Button>
  );
}
