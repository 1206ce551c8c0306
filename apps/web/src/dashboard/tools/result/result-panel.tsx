import { type RefObject, useEffect, useRef } from 'react';
import { PdfCanvas } from '../../../canvas/pdf-canvas.tsx';
import { OperationDrawing } from '../../../drawings/operation-drawing.tsx';
import { useWords } from '../../../language/language-context.tsx';
import { EmptyState } from '../../../paper/states.tsx';
import { extrasOf } from '../extras.ts';
import { SampleButton } from '../sample/sample-button.tsx';
import { stageHeight } from '../stage/part-canvas.tsx';
import { ResultFile } from './result-file.tsx';
import { ResultJson } from './result-json.tsx';
import type { ResultPanelProps } from './result-panel-props.ts';
import { Failed, Running } from './run-states.tsx';
import { WordCanvas } from './word-canvas.tsx';
import { resultWords } from './words.ts';

/** What came of the run above, the document below: the one that went in, or the one that came out. */
export function ResultPanel(props: ResultPanelProps) {
  const { tool, run, hasFiles } = props;
  const words = useWords(resultWords);
  const told = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  // On a narrow screen the result stands above the button, or far below the document: whoever pressed it is led there.
  useEffect(() => {
    if (run.status !== 'idle') told.current?.scrollIntoView({ block: 'nearest' });
    const { top = 0 } = beside.current?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight / 2) beside.current?.scrollIntoView();
  }, [run.status]);
  return (
    <section
      aria-label={words.heading}
      className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:row-span-2 lg:h-[calc(100dvh-var(--spacing-header)-2rem)] lg:min-h-96"
    >
      <div ref={told} className="grid shrink-0 scroll-my-20 gap-3 empty:hidden">
        {run.status === 'idle' && hasFiles && (
          <p className="text-ink-soft text-sm">
            {words.empty}. {words.emptyText}
          </p>
        )}
        {run.status === 'running' && <Running {...run} />}
        {run.status === 'failed' && <Failed {...run} isMarked={props.refused !== undefined} />}
        {run.status === 'done' && tool.result.kind !== 'json' && (
          <ResultFile {...props} result={tool.result} success={run} />
        )}
        {run.status === 'done' && tool.result.kind === 'json' && !extrasOf(tool.id).isAnswerBeside && (
          <ResultJson tool={tool} success={run} />
        )}
      </div>
      <Shown {...props} beside={beside} />
    </section>
  );
}

/** The document that came out, the one that went in, or both beside each other. */
function Shown(props: ResultPanelProps & { beside: RefObject<HTMLDivElement | null> }) {
  const { tool, run, hasFiles, password, isResultShown, onDraft, children } = props;
  const words = useWords(resultWords);
  const isDone = run.status === 'done';
  const source = <div className="flex min-h-0 min-w-0 flex-col">{children}</div>;
  if (isDone && tool.result.kind === 'docx') {
    return (
      <div className="grid min-h-0 grow gap-3 xl:grid-cols-2">
        {source}
        <WordCanvas file={run.body} />
      </div>
    );
  }
  if (isDone && tool.result.kind === 'pdf' && isResultShown) {
    return <PdfCanvas source={run.body} password={password} label={words.preview} className={stageHeight} />;
  }
  if (isDone && extrasOf(tool.id).isAnswerBeside) {
    return (
      <div className="grid min-h-0 grow gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {source}
        <div ref={props.beside} className="grid min-w-0 scroll-mt-20 content-start gap-3 xl:overflow-y-auto">
          <ResultJson tool={tool} success={run} />
        </div>
      </div>
    );
  }
  if (hasFiles) return children;
  return (
    <EmptyState
      drawing={<OperationDrawing operation={tool.id} definition={tool} className="size-20" />}
      title={words.empty}
      action={<SampleButton tool={tool} onDraft={onDraft} />}
    >
      {words.emptyText}
    </EmptyState>
  );
}
