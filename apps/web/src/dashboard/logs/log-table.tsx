import { LifeBuoy } from 'lucide-react';
import { formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Badge } from '../../paper/badge.tsx';
import { Button } from '../../paper/button.tsx';
import { type Column, Table } from '../../paper/table.tsx';
import type { ApiRequest } from '../documents/documents.ts';
import { useSupport } from '../support/support-context.tsx';
import { logsWords } from './words.ts';

export function LogTable({ rows }: { rows: readonly ApiRequest[] }) {
  const words = useWords(logsWords);
  const { language } = useLanguage();
  const columns: readonly [Column<ApiRequest>, ...Column<ApiRequest>[]] = [
    {
      id: 'date',
      head: words.columns.date,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {formatDateTime(createdAt)}
        </time>
      ),
    },
    {
      id: 'endpoint',
      head: words.columns.endpoint,
      cell: ({ endpoint }) => <span className="whitespace-nowrap font-mono">{endpoint}</span>,
    },
    { id: 'method', head: words.columns.method, cell: ({ method }) => method },
    { id: 'status', head: words.columns.status, cell: (row) => <Status row={row} /> },
    {
      id: 'time',
      head: words.time,
      isNumber: true,
      cell: ({ responseTime }) => (
        <span className="whitespace-nowrap">{words.ms(formatNumber(responseTime, language))}</span>
      ),
    },
    {
      id: 'key',
      head: words.columns.apiKeyName,
      cell: ({ apiKeyName }) => <span className="wrap-anywhere block md:min-w-20">{apiKeyName}</span>,
    },
    { id: 'support', head: words.support, cell: (row) => <WriteButton row={row} /> },
  ];
  return <Table caption={words.heading} columns={columns} rows={rows} rowKey={(row) => row.$id} />;
}

function WriteButton({ row: { $id, endpoint, createdAt } }: { row: ApiRequest }) {
  const words = useWords(logsWords);
  const support = useSupport();
  const label = words.writeAbout(endpoint, formatDateTime(createdAt));
  return (
    <Button
      variant="quiet"
      size="small"
      title={words.write}
      aria-label={label}
      onClick={() => support.open({ requestId: $id })}
    >
      <LifeBuoy aria-hidden className="size-4" />
    </Button>
  );
}

function Status({ row: { status, errorMessage, occurrences } }: { row: ApiRequest }) {
  const words = useWords(logsWords);
  const { language } = useLanguage();
  const message = occurrences > 1 ? words.moreRefused(formatNumber(occurrences, language)) : errorMessage;
  if (status === 'success') return <Badge tone="good">{words.statuses.success}</Badge>;
  return (
    <div className="grid justify-items-end gap-1 md:justify-items-start">
      <Badge tone="bad">{words.statuses.error}</Badge>
      {message && <span className="text-ink-soft text-xs">{message}</span>}
    </div>
  );
}
