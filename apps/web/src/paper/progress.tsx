import { classNames } from './class-names.ts';

interface ProgressProps {
  /** Read out; put the figures in sight beside the bar. */
  label: string;
  value: number;
  max: number;
  tone?: 'accent' | 'good' | 'warn' | 'bad';
}

const fills = {
  accent: 'text-accent',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
};

/** Full at the most: what exceeds the maximum is said in words. */
export function Progress({ label, value, max, tone = 'accent' }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={Math.min(Math.max(0, value), max)}
      max={max}
      className={classNames(
        'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-rule',
        '[&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-current',
        fills[tone],
      )}
    />
  );
}
