import type { Invoice } from '@pagesmith/contract';
import { ExternalLink } from 'lucide-react';
import { formatDate } from '../../../language/dates.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Badge, type Tone } from '../../../paper/badge.tsx';
import { type Column, Table } from '../../../paper/table.tsx';
import { TextLink } from '../../../paper/text-link.tsx';
import { euros } from '../euros.ts';
import { invoicesWords } from './words.ts';

export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const words = useWords(invoicesWords);
  const { language } = useLanguage();
  const columns: readonly [Column<Invoice>, ...Column<Invoice>[]] = [
    { id: 'number', head: words.number, cell: (invoice) => <InvoiceNumber invoice={invoice} /> },
    {
      id: 'date',
      head: words.date,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
    { id: 'status', head: words.status, cell: ({ status }) => <InvoiceStatus status={status} /> },
    {
      id: 'amount',
      head: words.amount,
      isNumber: true,
      cell: ({ amountMills }) => euros(amountMills, language),
    },
  ];
  return <Table caption={words.heading} columns={columns} rows={invoices} rowKey={({ id }) => id} />;
}

function InvoiceNumber({ invoice: { number, url } }: { invoice: Invoice }) {
  const { newTab } = useWords(invoicesWords);
  if (!url) return number;
  return (
    <TextLink
      to={url}
      reloadDocument
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-1.5"
    >
      {number}
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only">{newTab}</span>
    </TextLink>
  );
}

type ShownStatus = 'paid' | 'open' | 'other';
const tones: Record<ShownStatus, Tone> = { paid: 'good', open: 'bad', other: 'neutral' };

/** Drafts, and what was voided or given up, are nothing to pay. */
function InvoiceStatus({ status }: { status: string }) {
  const { statuses } = useWords(invoicesWords);
  const shown: ShownStatus = status === 'paid' || status === 'open' ? status : 'other';
  return <Badge tone={tones[shown]}>{statuses[shown]}</Badge>;
}
