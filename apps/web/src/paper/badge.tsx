import { CircleAlert, CircleCheck, CircleMinus, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral';

/** Colour is never alone: each tone has its sign too. */
export const toneIcons: Record<Tone, LucideIcon> = {
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  info: Info,
  neutral: CircleMinus,
};

export const toneColours: Record<Tone, string> = {
  good: 'border-good/40 bg-good-wash text-good',
  warn: 'border-warn/40 bg-warn-wash text-warn',
  bad: 'border-bad/40 bg-bad-wash text-bad',
  info: 'border-info/40 bg-info-wash text-info',
  neutral: 'border-rule bg-paper text-ink-soft',
};

interface BadgeProps {
  tone?: Tone;
  /** What is meant, where the tone alone does not say it. */
  Icon?: LucideIcon;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', Icon = toneIcons[tone], children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-control border px-2 py-0.5 font-medium text-xs',
        toneColours[tone],
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {children}
    </span>
  );
}
