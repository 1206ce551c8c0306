import { useWords } from '../../../language/language-context.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../paper/states.tsx';
import { useLoaded } from '../../documents/use-loaded.ts';
import { loadInvoices } from '../account/billing-account.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { invoicesWords } from './words.ts';

interface InvoicesProps {
  version: number;
  onRetry: () => void;
}

/** Not loaded again with every call: hardly any makes an invoice, and the provider is asked for them. */
export function Invoices(props: InvoicesProps) {
  const words = useWords(invoicesWords);
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">{words.heading}</h3>
      <InvoiceList {...props} />
    </section>
  );
}

function InvoiceList({ version, onRetry }: InvoicesProps) {
  const words = useWords(invoicesWords);
  const { value, hasFailed, isLoading } = useLoaded(loadInvoices, version);
  if (value && value.length > 0) return <InvoiceTable invoices={value} />;
  if (value) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>;
  if (hasFailed) {
    return (
      <ErrorState title={words.failed} onRetry={onRetry} isRetrying={isLoading}>
        <p>{words.failedText}</p>
      </ErrorState>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-32" />
    </div>
  );
}
