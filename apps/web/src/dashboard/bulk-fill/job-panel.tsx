import type { JobBody } from '@pagesmith/contract';
import { CircleCheck, Download } from 'lucide-react';
import { formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatBytes, formatNumber } from '../../language/numbers.ts';
import { Notice } from '../../paper/notice.tsx';
import { Progress } from '../../paper/progress.tsx';
import { reachedByKeyboard } from '../../paper/reached-by-keyboard.ts';
import { Spinner } from '../../paper/spinner.tsx';
import { isUnfinished } from '../activity/job-calls.ts';
import { ResultLink } from '../activity/result-link.tsx';
import { resultWords } from '../tools/result/words.ts';
import { bulkWords } from './words.ts';

/** How far the rows are, and then what came of them. */
export function JobPanel({ job, isLost }: { job: JobBody | undefined; isLost: boolean }) {
  const words = useWords(bulkWords);
  if (isLost) return <Notice tone="warn" title={words.lost} />;
  if (!job || isUnfinished(job)) return <RowsProgress progress={job?.progress ?? null} />;
  if (job.state === 'cancelled') return <Notice tone="info" title={words.cancelled} />;
  if (job.state === 'failed') return <FailedJob job={job} />;
  return (
    <>
      <FilledRows job={job} />
      <Report job={job} />
    </>
  );
}

function RowsProgress({ progress }: Pick<JobBody, 'progress'>) {
  const words = useWords(bulkWords);
  const { language } = useLanguage();
  return (
    <div role="status" className="grid gap-3 rounded-sheet border border-rule bg-sheet p-4">
      <p className="flex items-center gap-2 font-medium tabular-nums">
        <Spinner />
        {progress
          ? words.filling(formatNumber(progress.done, language), formatNumber(progress.total, language))
          : words.waiting}
      </p>
      {progress && <Progress label={words.progress} value={progress.done} max={progress.total} />}
    </div>
  );
}

function FailedJob({ job: { problem } }: { job: JobBody }) {
  const words = useWords(resultWords);
  return (
    <Notice tone="bad" title={problem?.detail ?? words.failed}>
      {words.free}
    </Notice>
  );
}

function FilledRows({ job }: { job: JobBody }) {
  const words = useWords(bulkWords);
  const { download } = useWords(resultWords);
  const { language } = useLanguage();
  const { rows, result } = job;
  const count = (number: number) => formatNumber(number, language);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet border border-good/40 bg-good-wash p-3"
    >
      <div className="grid gap-0.5">
        <p className="flex items-center gap-2 font-medium text-good tabular-nums">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {rows && words.done(count(rows.filled), count(rows.filled + rows.failed))}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          {words.used(job.credits)}
          {job.resultExpiresAt && ` · ${words.keptUntil(formatDateTime(job.resultExpiresAt))}`}
        </p>
      </div>
      {result && (
        <ResultLink
          jobId={job.id}
          className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-control border border-accent bg-accent px-5 py-1.5 font-medium text-base text-on-accent transition-colors hover:border-accent-strong hover:bg-accent-strong"
        >
          <Download aria-hidden className="size-5 shrink-0" />
          {`${download} (${formatBytes(result.sizeBytes, language)})`}
        </ResultLink>
      )}
    </div>
  );
}

type Warning = NonNullable<NonNullable<JobBody['report']>['warnings']>[number];

/** A screen is no place for ten thousand sentences. */
const shownMax = 100;

function Report({ job: { report, rows } }: { job: JobBody }) {
  const words = useWords(bulkWords);
  const result = useWords(resultWords);
  const all = report?.warnings ?? [];
  const failed = all.filter(({ isRowFailed }) => isRowFailed);
  const others = all.filter(({ isRowFailed }) => !isRowFailed);
  const failedCount = rows?.failed ?? 0;
  const otherCount = all.length + (report?.omitted ?? 0) - failedCount;
  return (
    <>
      {failed.length > 0 && (
        <Notice tone="bad" title={words.failedRows}>
          <Sentences of={failed} count={failedCount} />
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="warn" title={result.warnings}>
          <Sentences of={others} count={otherCount} />
        </Notice>
      )}
    </>
  );
}

function Sentences({ of, count }: { of: readonly Warning[]; count: number }) {
  const words = useWords(bulkWords);
  const { language } = useLanguage();
  const shown = [...new Set(of.map(({ message }) => message))].slice(0, shownMax);
  const more = count - shown.length;
  return (
    <ul {...reachedByKeyboard} className="grid max-h-24 list-disc gap-1 overflow-y-auto pl-4">
      {shown.map((message) => (
        <li key={message}>{message}</li>
      ))}
      {more > 0 && <li>{words.more(formatNumber(more, language))}</li>}
    </ul>
  );
}
