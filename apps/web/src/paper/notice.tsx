import type { ReactNode } from 'react';
import { type Tone, toneColours, toneIcons } from './badge.tsx';
import { classNames } from './class-names.ts';
import { Prose } from './prose.tsx';

interface NoticeProps {
  tone: Tone;
  title: string;
  children?: ReactNode;
}

/** A message in its place on the page; what is bad is read out at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = toneIcons[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-sheet border p-4', toneColours[tone])}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="wrap-anywhere grid min-w-0 grow gap-2">
        <p className="font-medium">
          <Prose>{title}</Prose>
        </p>
        {children && <div className="text-ink text-sm">{children}</div>}
      </div>
    </div>
  );
}
