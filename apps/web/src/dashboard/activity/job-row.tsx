import type { JobBody, JobState } from '@pagesmith/contract';
import { bulkFill, formValues, operations, pipelineCopy } from '@pagesmith/operations';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatBytes, formatNumber } from '../../language/numbers.ts';
import { Badge, type Tone } from '../../paper/badge.tsx';
import { Button } from '../../paper/button.tsx';
import { Progress } from '../../paper/progress.tsx';
import { Prose } from '../../paper/prose.tsx';
import { useToast } from '../../paper/toast.tsx';
import { isUnfinished, removeJob } from './job-calls.ts';
import { ResultLink } from './result-link.tsx';
import { TimelineItem } from './timeline-item.tsx';
import { activityWords } from './words.ts';

const tones: Record<JobState, Tone> = {
  queued: 'neutral',
  running: 'info',
  succeeded: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

export function JobRow({ job, onChange }: { job: JobBody; onChange: () => void }) {
  const { jobs: words } = useWords(activityWords);
  const { language } = useLanguage();
  const operation = [...operations, bulkFill, formValues].find(({ id }) => id === job.operation);
  const name = (operation?.copy ?? pipelineCopy)[language].name;
  return (
    <TimelineItem
      Icon={Hourglass}
      title={words.title(name)}
      at={job.createdAt}
      note={formatBytes(job.inputBytes, language)}
      badge={<Badge tone={tones[job.state]}>{words.state[job.state]}</Badge>}
    >
      {job.progress && <JobProgress progress={job.progress} name={name} isInRows={operation === bulkFill} />}
      {job.state === 'failed' && job.problem && (
        <p className="text-ink-soft text-sm">
          <Prose>{job.problem.detail}</Prose>
        </p>
      )}
      <JobActions job={job} name={name} onChange={onChange} />
    </TimelineItem>
  );
}

interface JobProgressProps {
  progress: NonNullable<JobBody['progress']>;
  name: string;
  isInRows: boolean;
}

function JobProgress({ progress, name, isInRows }: JobProgressProps) {
  const { jobs: words } = useWords(activityWords);
  const { language } = useLanguage();
  const count = (number: number) => formatNumber(number, language);
  const told = isInRows ? words.rows : words.progress;
  return (
    <div className="grid max-w-measure gap-1">
      <Progress label={words.progressOf(name)} value={progress.done} max={progress.total} />
      <p className="text-ink-soft text-sm tabular-nums">
        {told(count(progress.done), count(progress.total))}
      </p>
    </div>
  );
}

interface JobActionsProps {
  job: JobBody;
  /** What the operation is called: each button says whose it is. */
  name: string;
  onChange: () => void;
}

function JobActions({ job, name, onChange }: JobActionsProps) {
  const { jobs: words } = useWords(activityWords);
  const { language } = useLanguage();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    await removeJob(job.id).catch(() => showToast({ tone: 'bad', text: words.notRemoved }));
    setIsBusy(false);
    onChange();
  };
  const action = isUnfinished(job) ? words.cancel : words.delete;
  if (!isUnfinished(job) && !job.result) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {job.result && (
        <ResultLink
          jobId={job.id}
          aria-label={words.of(words.download, name)}
          className="text-accent text-sm underline underline-offset-4"
        >
          {`${words.download} (${formatBytes(job.result.sizeBytes, language)})`}
        </ResultLink>
      )}
      <Button
        size="small"
        variant="quiet"
        className="max-sm:-ml-3"
        isBusy={isBusy}
        onClick={remove}
        aria-label={words.of(action, name)}
      >
        {action}
      </Button>
      {job.result && job.resultExpiresAt && (
        <span className="text-ink-soft text-sm tabular-nums">
          {words.keptUntil(formatDateTime(job.resultExpiresAt))}
        </span>
      )}
    </div>
  );
}
