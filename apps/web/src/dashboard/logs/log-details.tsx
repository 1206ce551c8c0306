import { chargeKinds } from '@pagesmith/catalog';
import type { LoggedCall } from '@pagesmith/contract';
import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../../../addresses.ts';
import { formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatBytes, formatNumber } from '../../language/numbers.ts';
import { Button } from '../../paper/button.tsx';
import { CopyButton } from '../../paper/copy-button.tsx';
import { ErrorState, Skeleton } from '../../paper/states.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { chargesWords } from '../billing/charges/words.ts';
import { exactEuros } from '../billing/euros.ts';
import type { ApiRequest } from '../documents/documents.ts';
import type { Loaded } from '../documents/use-loaded.ts';
import { useSupport } from '../support/support-context.tsx';
import { useMessageOf } from './log-status.tsx';
import { logsWords } from './words.ts';

interface LogDetailsProps {
  row: ApiRequest;
  call: Loaded<LoggedCall | undefined>;
  onRetry: () => void;
}

/** All that is known of a call. */
export function LogDetails({ row, call: { value, hasFailed, isLoading }, onRetry }: LogDetailsProps) {
  const words = useWords(logsWords);
  if (value) return <Details row={row} call={value} />;
  if (!hasFailed) return <Skeleton className="h-32" />;
  return <ErrorState title={words.detailsFailed} onRetry={onRetry} isRetrying={isLoading} />;
}

function Details({ row, call }: { row: ApiRequest; call: LoggedCall }) {
  const words = useWords(logsWords).details;
  const { language } = useLanguage();
  const message = useMessageOf()(row);
  return (
    <div className="grid gap-5 text-sm">
      {message && <p className="max-w-measure">{message}</p>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        <Fact term={words.requestId} isWide>
          <span className="flex flex-wrap items-center gap-2">
            <code className="wrap-anywhere font-mono">{row.$id}</code>
            <CopyButton text={row.$id} label={words.copyId} />
          </span>
        </Fact>
        <Fact term={words.key}>{row.apiKeyName}</Fact>
        <Fact term={words.answer}>
          {call.httpStatus}
          {call.errorCode && (
            <>
              {' · '}
              <TextLink to={`${addresses.documentation}#${call.errorCode}`}>{call.errorCode}</TextLink>
            </>
          )}
        </Fact>
        <Fact term={words.size}>{call.inputBytes > 0 ? formatBytes(call.inputBytes, language) : '–'}</Fact>
        <Fact term={words.credits}>{formatNumber(call.credits, language)}</Fact>
        {call.steps && <Fact term={words.steps}>{call.steps.join(' → ')}</Fact>}
        <Charges charges={call.charges} />
      </dl>
      <Report report={call.report} />
      <WriteButton row={row} />
    </div>
  );
}

function Fact({ term, isWide, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'col-span-2' : undefined}>
      <dt className="text-ink-soft text-xs">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Charges({ charges }: Pick<LoggedCall, 'charges'>) {
  const { details: words } = useWords(logsWords);
  const { kinds } = useWords(chargesWords);
  const { language } = useLanguage();
  const named = (kind: string) => {
    const known = chargeKinds.find((candidate) => candidate === kind);
    return known ? kinds[known] : kind;
  };
  return (
    <Fact term={words.charge} isWide={charges.length > 0}>
      {charges.length === 0 && words.nothing}
      {charges.map(({ kind, amountMills }) => (
        <span key={kind} className="block">{`${exactEuros(amountMills, language)} · ${named(kind)}`}</span>
      ))}
    </Fact>
  );
}

function Report({ report }: Pick<LoggedCall, 'report'>) {
  const { details: words } = useWords(logsWords);
  if (!report) return null;
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-xs">{words.report}</p>
      <ul className="grid max-w-measure list-disc gap-1 pl-5 marker:text-ink-soft">
        {[...new Set(report.warnings.map(({ message }) => message))].map((message) => (
          <li key={message} className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
      {report.omitted > 0 && <p className="text-ink-soft">{words.omitted(report.omitted)}</p>}
    </div>
  );
}

function WriteButton({ row: { $id, endpoint, createdAt } }: { row: ApiRequest }) {
  const words = useWords(logsWords);
  const support = useSupport();
  return (
    <Button
      size="small"
      className="justify-self-start"
      aria-label={words.writeAbout(endpoint, formatDateTime(createdAt))}
      onClick={() => support.open({ requestId: $id })}
    >
      <LifeBuoy aria-hidden className="size-4" />
      {words.write}
    </Button>
  );
}
