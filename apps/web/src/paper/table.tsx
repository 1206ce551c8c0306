import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { reachedByKeyboard } from './reached-by-keyboard.ts';

export interface Column<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand to the right, so that their digits line up. */
  isNumber?: boolean;
  /** Buttons: on a card they have the whole line, and need no name. */
  isActions?: boolean;
}

interface TableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The width of the screen from which all columns have room. */
  tableFrom?: keyof typeof shownFrom;
  /** What stands side by side to be compared is equally wide. */
  hasEqualColumns?: boolean;
}

const shownFrom = {
  md: { table: 'md:table', cards: 'md:hidden' },
  xl: { table: 'xl:table', cards: 'xl:hidden' },
  '2xl': { table: '2xl:table', cards: '2xl:hidden' },
} as const;

/** A table where there is room; on narrow screens the same rows as cards. */
export function Table<Row>(props: TableProps<Row>) {
  return (
    <>
      <Cells {...props} className={classNames('hidden', shownFrom[props.tableFrom ?? 'md'].table)} />
      <NarrowTable {...props} />
    </>
  );
}

/** A table everywhere, to compare: on narrow screens it is moved sideways under the names of its rows. */
export const WideTable = <Row,>(props: Omit<TableProps<Row>, 'tableFrom'>) => (
  <figure
    aria-label={props.caption}
    {...reachedByKeyboard}
    className="max-lg:more-to-scroll relative max-lg:overflow-x-auto print:overflow-visible"
  >
    <Cells {...props} className="moved-sideways" />
  </figure>
);

const side = (column: { isNumber?: boolean }) => (column.isNumber ? 'text-right' : 'text-left');

function Cells<Row>({ className, ...props }: TableProps<Row> & { className: string }) {
  const { caption, columns, rows, rowKey, hasEqualColumns = false } = props;
  return (
    <table
      className={classNames(
        'w-full border-separate border-spacing-0 text-sm',
        className,
        hasEqualColumns && 'md:table-fixed md:[&_th:first-child]:w-[28%]',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={classNames(
                'sticky top-header z-10 border-edge border-b bg-paper px-2 py-3 align-bottom font-semibold lg:px-4',
                !column.isNumber && 'whitespace-nowrap',
                side(column),
              )}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="transition-colors hover:bg-sheet">
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={index === 0 ? 'row' : undefined}
                  className={classNames(
                    'border-rule border-b px-2 py-3 font-normal lg:px-4',
                    side(column),
                    // Digits of one width also widen the hyphens of words, so that only numbers have them.
                    column.isNumber && 'tabular-nums',
                  )}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NarrowTable<Row>({ caption, columns, rows, rowKey, tableFrom = 'md' }: TableProps<Row>) {
  const [title, ...others] = columns;
  // Among words, a number at the far end of its line looks lost.
  const sideOfAll = side({ isNumber: others.every(({ isNumber }) => isNumber) });
  return (
    <ul
      aria-label={caption}
      className={classNames('grid gap-3 md:grid-cols-2 xl:grid-cols-3', shownFrom[tableFrom].cards)}
    >
      {rows.map((row) => (
        <li key={rowKey(row)} className="rounded-sheet border border-rule bg-sheet p-4 text-sm">
          <p className="mb-2 font-semibold">{title.cell(row)}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            {others.map((column) => (
              <div key={column.id} className="col-span-2 grid grid-cols-subgrid">
                <dt className={column.isActions ? 'sr-only' : 'max-w-28 text-ink-soft'}>{column.head}</dt>
                <dd className={column.isActions ? 'col-span-2 pt-1' : sideOfAll}>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
