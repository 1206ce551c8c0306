import type { JobBody } from '@pagesmith/contract';
import { bulkFill } from '@pagesmith/operations';
import { useState } from 'react';
import { type PdfView, usePdfs } from '../../canvas/use-pdfs.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { useToast } from '../../paper/toast.tsx';
import { isUnfinished, removeJob } from '../activity/job-calls.ts';
import { type Draft, emptyDraft } from '../tools/request/draft.ts';
import { refusedAt } from '../tools/request/refused-at.ts';
import { requestOf } from '../tools/request/request.ts';
import { useRun } from '../tools/request/use-run.ts';
import { type BulkForm, useBulkForm } from './use-bulk-form.ts';
import { useJob } from './use-job.ts';
import { bulkWords } from './words.ts';

export type BulkWork = ReturnType<typeof useBulkWork>;

const nothing: readonly File[] = [];

/** What is being prepared, the call that starts it, and the job that it becomes. */
export function useBulkWork() {
  const { language } = useLanguage();
  const words = useWords(bulkWords);
  const showToast = useToast();
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const { run, start, cancel, forgetFailure } = useRun();
  const { job, isLost = false } = useJob(run.status === 'done' ? (run.json as JobBody).id : undefined);
  const templates = draft.files.template ?? nothing;
  const pdfOf = usePdfs(templates, draft.password);
  const pdf = templates[0] && pdfOf(templates[0]);
  const { form, lookAt } = useBulkForm(draft, pdf);
  const request = requestOf(bulkFill, form.sent);
  const refused = refusedAt(bulkFill, run, draft, language);
  const problems: Readonly<Record<string, string>> = refused ? { [refused.part]: refused.message } : {};
  const isWorking = run.status === 'done' && !isLost && (!job || isUnfinished(job));
  return {
    draft,
    pdfOf,
    pdf,
    form,
    lookAt,
    request,
    run,
    job,
    isLost,
    problems,
    isBusy: run.status === 'running' || isWorking,
    isReady: pdf !== undefined && canFill(form, pdf),
    change: (next: Draft) => {
      forgetFailure();
      setDraft(next);
    },
    submit: (keyId: string) => start({ tool: bulkFill, draft, keyId, request }),
    cancel: () => {
      if (run.status === 'running') return cancel();
      if (job) removeJob(job.id).catch(() => showToast({ tone: 'bad', text: words.notCancelled }));
    },
  };
}

/** There is something to fill, as far as the browser can tell. */
function canFill({ view, columnOf }: BulkForm, pdf: PdfView): boolean {
  return view.status === 'read' && (columnOf.size > 0 || pdf.status === 'unreadable');
}
