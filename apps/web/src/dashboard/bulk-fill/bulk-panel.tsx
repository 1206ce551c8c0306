import { bulkFill } from '@pagesmith/operations';
import { useEffect, useRef } from 'react';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { useWords } from '../../language/language-context.tsx';
import { EmptyState } from '../../paper/states.tsx';
import { filesIn } from '../tools/request/draft.ts';
import { Failed, Running } from '../tools/result/run-states.tsx';
import { resultWords } from '../tools/result/words.ts';
import { SampleButton } from '../tools/sample/sample-button.tsx';
import { JobPanel } from './job-panel.tsx';
import { RowPreview } from './row-preview.tsx';
import type { BulkWork } from './use-bulk-work.ts';
import { bulkWords } from './words.ts';

/** What came of the run above, the form with one of the rows below. */
export function BulkPanel({ work }: { work: BulkWork }) {
  const words = useWords(bulkWords);
  const { heading } = useWords(resultWords);
  const { run, draft, job } = work;
  const panel = useRef<HTMLElement>(null);
  const state = job?.state ?? run.status;
  // On a narrow screen the result stands above the button: whoever pressed it is led there.
  useEffect(() => {
    if (state !== 'idle') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <section
      ref={panel}
      aria-label={heading}
      className="flex min-w-0 scroll-mt-20 flex-col gap-3 lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:row-span-2 lg:h-[calc(100dvh-var(--spacing-header)-2rem)] lg:min-h-96"
    >
      {run.status === 'running' && <Running {...run} />}
      {run.status === 'failed' && <Failed {...run} isMarked={Object.keys(work.problems).length > 0} />}
      {run.status === 'done' && <JobPanel job={job} isLost={work.isLost} />}
      {filesIn(draft, 'template').length > 0 ? (
        <RowPreview form={work.form} draft={draft} pdfOf={work.pdfOf} onRow={work.lookAt} />
      ) : (
        <EmptyState
          drawing={<OperationDrawing operation={bulkFill.id} definition={bulkFill} className="size-20" />}
          title={words.emptyTitle}
          action={<SampleButton tool={bulkFill} onDraft={work.change} />}
        >
          {words.emptyText}
        </EmptyState>
      )}
    </section>
  );
}
