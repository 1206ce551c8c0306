import type { StatusReport } from '@pagesmith/contract';
import { useWords } from '../language/language-context.tsx';
import { Notice } from '../paper/notice.tsx';
import { Skeleton } from '../paper/states.tsx';
import { ComponentRow } from './component-row.tsx';
import { Incidents } from './incidents.tsx';
import { Months } from './months.tsx';
import { overallOf } from './overall.ts';
import { PlannedWork } from './planned-work.tsx';
import { utcTime } from './utc-time.ts';
import { statusWords } from './words.ts';

export function Measured({ report }: { report: StatusReport }) {
  const words = useWords(statusWords);
  const { at, components, incidents, plannedWork, months } = report;
  return (
    <>
      <Overall components={components} at={at} />
      <section className="grid gap-4">
        <h2 className="text-xl">{words.components}</h2>
        <ul className="divide-y divide-rule rounded-sheet border border-rule bg-sheet">
          {components.map((component) => (
            <ComponentRow key={component.component} component={component} at={at} />
          ))}
        </ul>
      </section>
      <Months months={months} />
      <PlannedWork plannedWork={plannedWork} at={at} />
      <Incidents incidents={incidents} />
    </>
  );
}

const tones = { up: 'good', down: 'bad', planned: 'warn', unknown: 'neutral' } as const;

/** What most people come for, in one line. */
function Overall({ components, at }: Pick<StatusReport, 'components' | 'at'>) {
  const words = useWords(statusWords);
  const { state, named } = overallOf(components);
  return (
    <Notice tone={tones[state]} title={words.overall[state](named.map((one) => words.names[one]).join(', '))}>
      {words.measuredAt(utcTime(at))}
    </Notice>
  );
}

/** A page that comes so has to ask: its code does not wait for somebody to use it. */
export function Measuring() {
  const words = useWords(statusWords);
  return (
    <div data-code-at-once role="status" className="grid gap-3">
      <p>{words.loading}</p>
      <Skeleton className="h-96" />
    </div>
  );
}
