import { useEffect, useRef } from 'react';
import type { PdfView } from '../../../canvas/use-pdfs.ts';
import { OperationDrawing } from '../../../drawings/operation-drawing.tsx';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatBytes } from '../../../language/numbers.ts';
import { Notice } from '../../../paper/notice.tsx';
import { Progress } from '../../../paper/progress.tsx';
import { Spinner } from '../../../paper/spinner.tsx';
import { EmptyState } from '../../../paper/states.tsx';
import type { Refusal } from '../request/send.ts';
import type { Run } from '../request/use-run.ts';
import type { Tool } from '../tool.ts';
import { toolsWords } from '../words.ts';
import { ResultFile } from './result-file.tsx';
import { ResultJson } from './result-json.tsx';
import { resultWords } from './words.ts';

interface ResultPanelProps {
  tool: Tool;
  run: Run;
  /** The document that was looked into. */
  source: PdfView | undefined;
}

export function ResultPanel({ tool, run, source }: ResultPanelProps) {
  const words = useWords(resultWords);
  const panel = useRef<HTMLElement>(null);
  // On a narrow screen the result stands under the form: whoever pressed the button is led to it.
  useEffect(() => {
    if (run.status !== 'idle') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [run.status]);
  return (
    <section ref={panel} aria-label={words.heading} className="grid min-w-0 scroll-mt-24 content-start gap-4">
      <h3 className="text-xl">{words.heading}</h3>
      {run.status === 'idle' && (
        <EmptyState
          drawing={<OperationDrawing operation={tool.id} definition={tool} className="size-20" />}
          title={words.empty}
        >
          {words.emptyText}
        </EmptyState>
      )}
      {run.status === 'running' && <Running {...run} />}
      {run.status === 'failed' && <Failed {...run} />}
      {run.status === 'done' &&
        (tool.result.kind === 'json' ? (
          <ResultJson tool={tool} success={run} source={source} />
        ) : (
          <ResultFile result={tool.result} success={run} />
        ))}
    </section>
  );
}

function Running({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number }) {
  const words = useWords(toolsWords);
  const { language } = useLanguage();
  const isSending = sentBytes < totalBytes;
  return (
    <div role="status" className="grid gap-3 rounded-sheet border border-rule bg-sheet p-5">
      <p className="flex items-center gap-2 font-medium">
        <Spinner />
        {isSending
          ? words.sending(formatBytes(sentBytes, language), formatBytes(totalBytes, language))
          : words.running}
      </p>
      {isSending && <Progress label={words.progress} value={sentBytes} max={totalBytes} />}
    </div>
  );
}

/** Of `text_absent`, whose definition belongs to the operations that look for text. */
const textAbsent = 'text_absent';

function Failed({ message, isAnswered, code, totalPages }: Refusal) {
  const words = useWords(resultWords);
  return (
    <>
      <Notice tone="bad" title={message}>
        {isAnswered ? words.free : words.kept}
      </Notice>
      {code === textAbsent ? (
        <Notice tone="warn" title={words.textNotFound}>
          {totalPages !== undefined && words.searched(totalPages)}
        </Notice>
      ) : undefined}
    </>
  );
}
