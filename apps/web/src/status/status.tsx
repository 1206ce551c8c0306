import { serviceLevel } from '@pagesmith/catalog';
import type { StatusReport } from '@pagesmith/contract';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { useWords } from '../language/language-context.tsx';
import { ErrorState } from '../paper/states.tsx';
import { TextLink } from '../paper/text-link.tsx';
import { PageHead } from '../site/page-head.tsx';
import { Measured, Measuring } from './measured.tsx';
import { statusWords } from './words.ts';

async function loadStatus(): Promise<StatusReport> {
  const answer = await fetch('/v1/status');
  if (!answer.ok) throw new Error(`The status is answered with ${answer.status}.`);
  return answer.json();
}

/** Where the server draws what was measured, before it sends the page. */
const placeholder = '__statusReport__';

/** The report that the server has drawn into this page, which it wrote below it; `undefined` where there is none. */
function reportOfPage(): StatusReport | typeof placeholder | undefined {
  if (typeof document === 'undefined') return placeholder;
  const written = document.querySelector('script[data-status-report]')?.textContent;
  return written ? JSON.parse(written) : undefined;
}

export function Status() {
  const words = useWords(statusWords);
  const [report, setReport] = useState<StatusReport | typeof placeholder | 'failed' | undefined>(
    reportOfPage,
  );
  const load = useCallback(() => {
    loadStatus().then(
      // In slices: hundreds of days are drawn at once.
      (loaded) => startTransition(() => setReport(loaded)),
      () => setReport('failed'),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <div className="page-width section-space grid gap-10">
      <PageHead address={addresses.status} title={words.documentTitle} description={words.description} />
      <div className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-measure text-ink-soft text-lg">{words.lead(serviceLevel.probeSeconds)}</p>
      </div>
      {report === placeholder && placeholder}
      {report === undefined && <Measuring />}
      {report === 'failed' && (
        <ErrorState title={words.failed} onRetry={load}>
          <p>{words.failedText}</p>
        </ErrorState>
      )}
      {typeof report === 'object' && <Measured report={report} />}
      <p>
        <TextLink to={addresses['service-level']}>{words.serviceLevel}</TextLink>
      </p>
    </div>
  );
}
