import type { DeletionProofBody } from '@pagesmith/contract';
import { Download } from 'lucide-react';
import { addresses } from '../../../../addresses.ts';
import { formatDateTime } from '../../../language/dates.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { ButtonLink } from '../../../paper/button.tsx';
import { CopyButton } from '../../../paper/copy-button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../paper/states.tsx';
import { type Column, Table } from '../../../paper/table.tsx';
import { TextLink } from '../../../paper/text-link.tsx';
import { useDashboard } from '../../documents/dashboard-context.tsx';
import { useLoaded } from '../../documents/use-loaded.ts';
import { loadProofs, type ProofFile, proofFileAddress } from './proof-calls.ts';
import { proofsWords } from './words.ts';

interface ProofsProps {
  version: number;
  onRetry: () => void;
}

/** What the GDPR service has proven: the latest, and all of them as files for the customer's own register. */
export function Proofs(props: ProofsProps) {
  const words = useWords(proofsWords);
  const { language } = useLanguage();
  const files: readonly ProofFile[] = ['export.json', 'export.csv', 'processing-record.csv'];
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">{words.heading}</h3>
      <p className="max-w-measure text-ink-soft text-sm">
        {words.text} <TextLink to={addresses.proof}>{words.verify}</TextLink>
      </p>
      <ProofList {...props} />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {files.map((file) => (
          <ButtonLink key={file} to={proofFileAddress(file, language)} reloadDocument size="small">
            <Download aria-hidden className="size-4" />
            {words.files[file]}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

function ProofList({ version, onRetry }: ProofsProps) {
  const words = useWords(proofsWords);
  const { version: changes } = useDashboard();
  const { value, hasFailed, isLoading } = useLoaded(loadProofs, version + changes);
  if (value && value.length > 0) return <ProofTable proofs={value} />;
  if (value) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>;
  if (hasFailed) return <ErrorState title={words.failed} onRetry={onRetry} isRetrying={isLoading} />;
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-32" />
    </div>
  );
}

function ProofTable({ proofs }: { proofs: readonly DeletionProofBody[] }) {
  const words = useWords(proofsWords);
  const columns: readonly [Column<DeletionProofBody>, ...Column<DeletionProofBody>[]] = [
    { id: 'call', head: words.call, cell: ({ callId }) => <code className="font-mono">{callId}</code> },
    { id: 'operation', head: words.operation, cell: ({ operation }) => operation ?? '–' },
    { id: 'received', head: words.received, cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
    {
      id: 'destroyed',
      head: words.destroyed,
      cell: ({ destroyedAt }) => destroyedAt && <Moment at={destroyedAt} />,
    },
    {
      id: 'proof',
      head: words.proof,
      cell: ({ proof, callId }) => proof && <CopyButton text={proof} label={words.copy(callId)} />,
    },
  ];
  return <Table caption={words.heading} columns={columns} rows={proofs} rowKey={({ callId }) => callId} />;
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;
