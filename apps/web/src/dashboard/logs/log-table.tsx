import { Fragment, type ReactNode } from 'react';
import { formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { classNames } from '../../paper/class-names.ts';
import { Prose } from '../../paper/prose.tsx';
import type { ApiRequest } from '../documents/documents.ts';
import { LogStatus, RowChevron, useMessageOf } from './log-status.tsx';
import { logsWords } from './words.ts';

export interface LogRowsProps {
  rows: readonly ApiRequest[];
  /** The row that is open. */
  opened: string | undefined;
  onToggle: (id: string) => void;
  details: (row: ApiRequest) => ReactNode;
}

const headCell =
  'sticky top-header z-10 whitespace-nowrap border-edge border-b bg-paper px-2 py-3 text-left font-semibold lg:px-4';
const cell = 'border-rule border-b px-2 py-3 text-left align-top font-normal lg:px-4';

export function LogTable({ rows, opened, onToggle, details }: LogRowsProps) {
  const words = useWords(logsWords);
  const { date, endpoint, method, status, apiKeyName } = words.columns;
  return (
    <table className="hidden w-full border-separate border-spacing-0 text-sm md:table">
      <caption className="sr-only">{words.heading}</caption>
      <thead>
        <tr>
          {[date, endpoint, method, status].map((head) => (
            <th key={head} scope="col" className={headCell}>
              {head}
            </th>
          ))}
          <th scope="col" className={classNames(headCell, 'text-right')}>
            {words.time}
          </th>
          <th scope="col" className={headCell}>
            {apiKeyName}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.$id}>
            <LogRow row={row} isOpen={row.$id === opened} onToggle={onToggle} />
            {row.$id === opened && (
              <tr>
                <td colSpan={6} className="border-rule border-b bg-sheet p-5 lg:px-12">
                  {details(row)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface LogRowProps {
  row: ApiRequest;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** The button in its first cell is as large as the row. */
function LogRow({ row, isOpen, onToggle }: LogRowProps) {
  const words = useWords(logsWords);
  const { language } = useLanguage();
  const message = useMessageOf()(row);
  const date = formatDateTime(row.createdAt);
  return (
    <tr className={classNames('relative transition-colors hover:bg-sheet', isOpen && 'bg-sheet')}>
      <th scope="row" className={classNames(cell, 'whitespace-nowrap tabular-nums')}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={words.open(row.endpoint, date)}
          onClick={() => onToggle(row.$id)}
          className="flex cursor-pointer items-center gap-2 after:absolute after:inset-0"
        >
          <RowChevron isOpen={isOpen} />
          <time dateTime={row.createdAt}>{date}</time>
        </button>
      </th>
      <td className={classNames(cell, 'whitespace-nowrap font-mono')}>{row.endpoint}</td>
      <td className={cell}>{row.method}</td>
      <td className={cell}>
        <LogStatus row={row} />
        {message && (
          <p className="mt-1 line-clamp-1 text-ink-soft text-xs">
            <Prose>{message}</Prose>
          </p>
        )}
      </td>
      <td className={classNames(cell, 'whitespace-nowrap text-right tabular-nums')}>
        {words.ms(formatNumber(row.responseTime, language))}
      </td>
      <td className={classNames(cell, 'wrap-anywhere min-w-28 lg:min-w-40')}>{row.apiKeyName}</td>
    </tr>
  );
}
