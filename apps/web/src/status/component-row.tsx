import { serviceLevel } from '@pagesmith/catalog';
import type { ComponentStatus } from '@pagesmith/contract';
import { useWords } from '../language/language-context.tsx';
import { Badge } from '../paper/badge.tsx';
import { classNames } from '../paper/class-names.ts';
import { type MeasuredDay, measuredDays } from './measured-days.ts';
import { usePercent } from './use-percent.ts';
import { statusWords } from './words.ts';

const tones = { up: 'good', down: 'bad', planned: 'warn', unknown: 'neutral' } as const;

export function ComponentRow({ component, at }: { component: ComponentStatus; at: string }) {
  const words = useWords(statusWords);
  const format = usePercent();
  const { days, percent, sharePercent } = measuredDays(component, at);
  // After a first hour, “0%” would read as if nothing had been measured.
  const share = sharePercent < 1 ? words.underOne : format(sharePercent);
  return (
    <li className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{words.names[component.component]}</h3>
        <Badge tone={tones[component.state]}>{words.states[component.state]}</Badge>
      </div>
      <div aria-hidden className="flex h-8 items-stretch gap-px">
        {days.map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </div>
      <p aria-hidden className="flex justify-between text-ink-soft text-xs">
        <span>{words.daysAgo(serviceLevel.shownDays - 1)}</span>
        <span>{words.today}</span>
      </p>
      <p className="text-ink-soft text-sm">
        {percent === undefined
          ? words.neverMeasured(serviceLevel.shownDays)
          : words.availability(format(percent), share, serviceLevel.shownDays)}
      </p>
    </li>
  );
}

/** What was not measured is hollow, and what was down is lower: colour alone does not carry the meaning. */
function Day({ day, percent }: MeasuredDay) {
  const words = useWords(statusWords);
  const format = usePercent();
  const isMissed = percent !== undefined && percent < serviceLevel.availabilityPercent;
  const look = percent === undefined ? 'border border-rule' : isMissed ? 'mt-3 bg-bad' : 'bg-good';
  const title = percent === undefined ? words.dayUnmeasured(day) : words.day(day, format(percent));
  return <span title={title} className={classNames('min-w-0 flex-1 rounded-xs', look)} />;
}
