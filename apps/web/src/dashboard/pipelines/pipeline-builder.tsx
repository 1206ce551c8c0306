import { type OperationId, problemsOf } from '@pagesmith/operations';
import { type ReactNode, useMemo, useState } from 'react';
import { PdfCanvas } from '../../canvas/pdf-canvas.tsx';
import { usePdfs } from '../../canvas/use-pdfs.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Card } from '../../paper/card.tsx';
import { Notice } from '../../paper/notice.tsx';
import { EmptyState } from '../../paper/states.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { CurlBlock } from '../tools/curl/curl-block.tsx';
import { moved } from '../tools/form/order.ts';
import { RunForm } from '../tools/form/run-form.tsx';
import type { Building } from '../tools/kept-work/use-open-tool.ts';
import type { Work } from '../tools/kept-work/work-store.ts';
import { hasAllFiles } from '../tools/request/problems.ts';
import { useRun } from '../tools/request/use-run.ts';
import { ResultPanel } from '../tools/result/result-panel.tsx';
import { stageHeight } from '../tools/stage/part-canvas.tsx';
import { toolColumns } from '../tools/tool-columns.ts';
import { ToolHead } from '../tools/tool-head.tsx';
import { AddStep } from './add-step.tsx';
import { type BuilderStep, pipelineRequest, toolAt, withStep } from './builder-step.ts';
import { PipelinePriceLine } from './pipeline-price-line.tsx';
import { SavePipeline } from './save-pipeline.tsx';
import { StepCard } from './step-card.tsx';
import { stepsFrom } from './steps-from.ts';
import { pipelinesWords } from './words.ts';

interface PipelineBuilderProps {
  begun: Building;
  /** Absent while no key is active; then nothing can be sent. */
  apiKey: ApiKey | undefined;
  keyArea: ReactNode;
  onBack: () => void;
  onOpenTool: (id: OperationId, work: Work) => void;
}

/** Steps as a list, each with the form of its tool; beside them what came of it. */
export function PipelineBuilder({ begun, apiKey, keyArea, onBack, onOpenTool }: PipelineBuilderProps) {
  const words = useWords(pipelinesWords);
  const { language } = useLanguage();
  const builder = useBuilder(begun);
  const { steps, last, request, run, files } = builder;
  return (
    <div className="grid gap-5">
      <ToolHead name={words.build} summary={words.lead} onBack={onBack} />
      <div className={toolColumns}>
        <div className="flex min-w-0 flex-col gap-4">
          <Card className="grid min-w-0 gap-5 empty:hidden">{keyArea}</Card>
          <ol aria-label={words.steps} className="grid gap-4 empty:hidden">
            {steps.map((step, index) => (
              <li key={step.key} className="grid min-w-0">
                <StepCard
                  steps={steps}
                  index={index}
                  pdfOf={builder.pdfOf}
                  onChange={(next) => builder.put(steps.map((one) => (one === step ? next : one)))}
                  onMove={(by) => builder.put(moved(steps, index, index + by))}
                  onRemove={() => builder.put(steps.filter((one) => one !== step))}
                />
              </li>
            ))}
          </ol>
          <AddStep isFirst={steps.length === 0} onAdd={(tool) => builder.put(withStep(steps, tool))} />
          {last && <BuilderForm builder={builder} apiKey={apiKey} />}
        </div>
        {last ? (
          <ResultPanel
            tool={last.tool}
            run={run}
            hasFiles={files.length > 0}
            password={request.password}
            refused={undefined}
            isResultShown={builder.isResultShown}
            onShowResult={builder.showResult}
            onDraft={(draft) => builder.put(steps.map((one) => (one === last ? { ...last, draft } : one)))}
            onOpenTool={onOpenTool}
          >
            {files[0] && <PdfCanvas source={files[0]} label={files[0].name} className={stageHeight} />}
          </ResultPanel>
        ) : (
          <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
        )}
      </div>
      {last && <SavePipeline pipeline={request.pipeline} formerName={begun.name ?? ''} />}
      {last && apiKey !== undefined && (
        <CurlBlock
          key={apiKey.$id}
          request={request}
          result={last.tool.result}
          description={last.tool.copy[language].description}
          apiKey={apiKey}
        />
      )}
    </div>
  );
}

type Builder = ReturnType<typeof useBuilder>;

function useBuilder({ pipeline }: Building) {
  const [steps, setSteps] = useState<readonly BuilderStep[]>(() => (pipeline ? stepsFrom(pipeline) : []));
  const [isResultShown, setIsResultShown] = useState(false);
  const { run, start, cancel, forgetFailure } = useRun();
  const request = useMemo(() => pipelineRequest(steps), [steps]);
  const files = useMemo(
    () => request.parts.flatMap(([, value]) => (typeof value === 'string' ? [] : [value])),
    [request],
  );
  const last = steps.at(-1);
  return {
    steps,
    last,
    request,
    files,
    run,
    cancel,
    isResultShown,
    showResult: setIsResultShown,
    pdfOf: usePdfs(files, request.password),
    put: (next: readonly BuilderStep[]) => {
      forgetFailure();
      setIsResultShown(false);
      setSteps(next);
    },
    submit: (keyId: string) => {
      if (!last) return;
      setIsResultShown(true);
      start({ tool: last.tool, draft: last.draft, keyId, request });
    },
  };
}

/** What it costs, what is still wrong with it, and the button. */
function BuilderForm({ builder, apiKey }: { builder: Builder; apiKey: ApiKey | undefined }) {
  const words = useWords(pipelinesWords);
  const { language } = useLanguage();
  const { steps, request, run, cancel, submit } = builder;
  const problems = problemsOf(request.pipeline);
  const hasFiles = steps.every(({ draft }, index) => hasAllFiles(toolAt(steps, index), draft));
  return (
    <RunForm
      action={words.run}
      isRunning={run.status === 'running'}
      isReady={apiKey !== undefined && hasFiles && problems.length === 0}
      isResultNext={run.status === 'done' && builder.isResultShown}
      onRun={() => apiKey && submit(apiKey.$id)}
      onCancel={cancel}
    >
      <PipelinePriceLine pipeline={request.pipeline} />
      {problems.length > 0 && (
        <Notice tone="info" title={words.problems}>
          <ul className="grid list-disc gap-1 pl-4">
            {problems.map((problem) => (
              <li key={problem.in(language)}>{problem.in(language)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </RunForm>
  );
}
