import { serviceLevel } from '@pagesmith/catalog';
import type { StatusReport } from '@pagesmith/contract';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { useWords } from '../language/language-context.tsx';
import { ErrorState, Skeleton } from '../paper/states.tsx';
import { TextLink } from '../paper/text-link.tsx';
import { PageHead } from '../site/page-head.tsx';
import { ComponentRow } from './component-row.tsx';
import { Incidents } from './incidents.tsx';
import { Months } from './months.tsx';
import { PlannedWork } from './planned-work.tsx';
import { statusWords } from './words.ts';

async function loadStatus(): Promise<StatusReport> {
  const answer = await fetch('/v1/status');
  if (!answer.ok) throw new Error(`The status is answered with ${answer.status}.`);
  return answer.json();
}

export function Status() {
  const words = useWords(statusWords);
  const [report, setReport] = useState<StatusReport | 'failed'>();
  const load = useCallback(() => {
    loadStatus().then(
      // In slices: hundreds of days are drawn at once.
      (loaded) => startTransition(() => setReport(loaded)),
      () => setReport('failed'),
    );
  }, []);
  useEffect(load, [load]);
  return (
    // What is measured comes with the code, which does not wait for somebody to use the page.
    <div data-code-at-once className="page-width section-space grid gap-10">
      <PageHead address={addresses.status} title={words.documentTitle} description={words.description} />
      <div className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-measure text-ink-soft text-lg">{words.lead(serviceLevel.probeSeconds)}</p>
      </div>
      {report === undefined && (
        <div role="status" className="grid gap-3">
          <p>{words.loading}</p>
          <Skeleton className="h-96" />
        </div>
      )}
      {report === 'failed' && (
        <ErrorState title={words.failed} onRetry={load}>
          <p>{words.failedText}</p>
        </ErrorState>
      )}
      {typeof report === 'object' && <Report report={report} />}
      <p>
        <TextLink to={addresses['service-level']}>{words.serviceLevel}</TextLink>
      </p>
    </div>
  );
}

function Report({ report }: { report: StatusReport }) {
  const words = useWords(statusWords);
  const { at, components, incidents, plannedWork, months } = report;
  return (
    <>
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
