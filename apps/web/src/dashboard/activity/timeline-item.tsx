import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../language/dates.ts';

interface TimelineItemProps {
  Icon: LucideIcon;
  title: ReactNode;
  at: string;
  /** Beside the time: how much, from where. */
  note?: string;
  /** How it ended. */
  badge?: ReactNode;
  children?: ReactNode;
}

/** One thing that happened, hung on the line that joins it to the next. */
export function TimelineItem({ Icon, title, at, note, badge, children }: TimelineItemProps) {
  return (
    <li className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 pb-5">
      <span
        aria-hidden
        className="absolute top-8 bottom-0 left-4 w-px -translate-x-1/2 bg-rule group-last:hidden"
      />
      <span className="grid size-8 place-items-center rounded-full border border-rule bg-sheet text-ink-soft">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div className="min-w-0 max-sm:basis-full">
            <p className="wrap-anywhere">{title}</p>
            <p className="wrap-anywhere text-ink-soft text-sm tabular-nums">
              <time dateTime={at}>{formatDateTime(at)}</time>
              {note && `\u00a0· ${note}`}
            </p>
          </div>
          {badge}
        </div>
        {children}
      </div>
    </li>
  );
}
