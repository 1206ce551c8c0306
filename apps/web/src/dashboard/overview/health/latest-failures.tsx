import type { CallFigures } from '@pagesmith/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatDateTime } from '../../../language/dates.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { Prose } from '../../../paper/prose.tsx';
import { healthWords } from './words.ts';

interface LatestFailuresProps extends Pick<CallFigures, 'failures'> {
  onOpenLogs: () => void;
}

/** Each with its reason, in the words that the caller got. */
export function LatestFailures({ failures, onOpenLogs }: LatestFailuresProps) {
  const words = useWords(healthWords);
  return (
    <div className="grid content-start gap-3">
      <h4 className="font-medium text-sm">{words.failures}</h4>
      {failures.length === 0 && (
        <p className="flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden className="size-4 text-good" />
          {words.noFailures}
        </p>
      )}
      <ul className="grid gap-3 text-sm">
        {failures.map(({ id, createdAt, endpoint, errorCode, errorMessage }) => (
          <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
            <CircleAlert aria-hidden className="mt-1 size-4 text-bad" />
            <p className="line-clamp-3">
              <Prose>{errorMessage ?? errorCode ?? ''}</Prose>
            </p>
            <p className="col-start-2 truncate text-ink-soft text-xs tabular-nums">
              <span className="font-mono">{endpoint}</span>
              {' · '}
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      {failures.length > 0 && (
        <Button size="small" className="justify-self-start" onClick={onOpenLogs}>
          {words.allLogs}
        </Button>
      )}
    </div>
  );
}
