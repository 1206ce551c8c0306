import type { PlannedWork as Planned } from '@pagesmith/contract';
import { useLanguage, useWords } from '../language/language-context.tsx';
import { Badge } from '../paper/badge.tsx';
import { utcTime } from './utc-time.ts';
import { statusWords } from './words.ts';

const tones = { coming: 'info', current: 'warn', over: 'neutral' } as const;

export function PlannedWork({ plannedWork, at }: { plannedWork: readonly Planned[]; at: string }) {
  const words = useWords(statusWords);
  const { language } = useLanguage();
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{words.plannedWork}</h2>
      {plannedWork.length === 0 && <p>{words.noPlannedWork}</p>}
      {plannedWork.map(({ id, title, components, startsAt, endsAt }) => {
        const state = at < startsAt ? 'coming' : at < endsAt ? 'current' : 'over';
        return (
          <article key={id} className="grid gap-2 rounded-sheet border border-rule bg-sheet p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="wrap-anywhere font-semibold">{title[language]}</h3>
              <Badge tone={tones[state]}>{words.planStates[state]}</Badge>
            </div>
            <p className="text-ink-soft text-sm">{components.map((one) => words.names[one]).join(', ')}</p>
            <p>{words.plannedTime(utcTime(startsAt), utcTime(endsAt))}</p>
          </article>
        );
      })}
    </section>
  );
}
