import { isFileKind, type OperationId } from '@pagesmith/operations';
import { type ReactNode, useMemo, useState } from 'react';
import { usePdfs } from '../../canvas/use-pdfs.ts';
import { useLanguage } from '../../language/language-context.tsx';
import { Card } from '../../paper/card.tsx';
import { classNames } from '../../paper/class-names.ts';
import type { ApiKey } from '../documents/documents.ts';
import { CurlBlock } from './curl/curl-block.tsx';
import { extrasOf } from './extras.ts';
import { PasswordPart } from './form/password-part.tsx';
import { RunForm } from './form/run-form.tsx';
import { FileParts, OtherParts } from './form/tool-parts.tsx';
import { PointingProvider } from './form-fields/pointed-field.tsx';
import { useKeepWork } from './kept-work/use-kept-work.ts';
import type { Work } from './kept-work/work-store.ts';
import { ProToolNotice } from './pro-tool/pro-tool-notice.tsx';
import type { Draft } from './request/draft.ts';
import { hasAllFiles, passwordProblem, problemsBehindPassword, problemsOf } from './request/problems.ts';
import { refusedAt } from './request/refused-at.ts';
import { requestOf } from './request/request.ts';
import { useRun } from './request/use-run.ts';
import { ResultPanel } from './result/result-panel.tsx';
import { stageOf } from './stage/stages.ts';
import type { Tool } from './tool.ts';
import { filesColumns, toolColumns } from './tool-columns.ts';
import { ToolHead } from './tool-head.tsx';

export interface ToolViewProps {
  tool: Tool;
  /** Under which it is kept. */
  workId: string;
  accountId: string;
  begun: Work;
  /** Absent while no key is active; then nothing can be sent. */
  apiKey: ApiKey | undefined;
  /** The warning, or the choice of a key. */
  keyArea: ReactNode;
  onBack: () => void;
  onOpenBilling: () => void;
  onOpenTool: (id: OperationId, work: Work) => void;
}

/** The document in the middle, beside it what can be done with it; the result comes in the same place. */
export function ToolView(props: ToolViewProps) {
  const { tool, apiKey } = props;
  const { name, summary, description } = tool.copy[useLanguage().language];
  const work = useToolWork(props);
  const { draft, pdfOf, run } = work;
  const Stage = stageOf(tool);
  const answer = run.status === 'done' ? run : undefined;
  const { refused } = work;
  const parts = { tool, draft, pdfOf, answer, refused, onChange: work.change, problems: work.shownProblems };
  return (
    <PointingProvider>
      <div className="grid gap-5">
        <ToolHead name={name} summary={summary} onBack={props.onBack} />
        {tool.isProTool && <ProToolNotice tool={tool} onOpenBilling={props.onOpenBilling} />}
        <div className={toolColumns}>
          <Card className={classNames('grid min-w-0 gap-5', filesColumns(tool))}>
            {props.keyArea}
            <FileParts {...parts} />
            <PasswordPart
              draft={draft}
              onChange={work.change}
              isAsked={work.isPasswordAsked}
              problem={work.shownProblems[passwordProblem]}
            />
          </Card>
          <ResultPanel
            tool={tool}
            run={run}
            hasFiles={work.hasFiles}
            password={draft.password}
            refused={refused}
            isResultShown={work.isResultShown}
            onShowResult={work.showResult}
            onDraft={work.change}
            onOpenTool={props.onOpenTool}
          >
            <Stage {...parts} />
          </ResultPanel>
          <ToolForm {...props} work={work}>
            <OtherParts {...parts} />
          </ToolForm>
        </div>
        {apiKey !== undefined && (
          <CurlBlock
            key={apiKey.$id}
            request={requestOf(tool, draft)}
            result={tool.result}
            description={description}
            apiKey={apiKey}
          />
        )}
      </div>
    </PointingProvider>
  );
}

type ToolWork = ReturnType<typeof useToolWork>;

function useToolWork({ tool, workId, accountId, begun }: ToolViewProps) {
  const { language } = useLanguage();
  const [draft, setDraft] = useState(begun.draft);
  const [isChecked, setIsChecked] = useState(false);
  const [isResultShown, setIsResultShown] = useState(begun.success !== undefined);
  const { run, start, cancel, forgetFailure } = useRun(begun.success);
  useKeepWork(workId, accountId, { draft, success: run.status === 'done' ? run : undefined });
  const files = useMemo(() => Object.values(draft.files).flat(), [draft.files]);
  const pdfOf = usePdfs(files, draft.password);
  const isPasswordAsked = files.some((file) => pdfOf(file).status === 'protected');
  const problems = (isPasswordAsked ? problemsBehindPassword : problemsOf)(tool, draft, language);
  const refused = refusedAt(tool, run, draft, language);
  const refusedPart = refused && refused.field === undefined ? { [refused.part]: refused.message } : {};
  const isFilePart = ([name]: [string, string]) => isFileKind(tool.parts[name]?.kind ?? 'text');
  return {
    draft,
    pdfOf,
    run,
    cancel,
    hasFiles: files.length > 0,
    isResultShown,
    showResult: setIsResultShown,
    isPasswordAsked,
    refused,
    shownProblems: {
      ...refusedPart,
      ...(isChecked ? problems : Object.fromEntries(Object.entries(problems).filter(isFilePart))),
    },
    change: (next: Draft) => {
      if (next.files !== draft.files || refused) forgetFailure();
      setIsResultShown(false);
      setDraft(next);
    },
    submit: (keyId: string) => {
      setIsChecked(true);
      if (Object.keys(problems).length > 0) return;
      setIsResultShown(true);
      start({ tool, draft, keyId });
    },
  };
}

interface ToolFormProps extends ToolViewProps {
  work: ToolWork;
  children: ReactNode;
}

/** What stands beside the document, and the button. */
function ToolForm({ tool, apiKey, work, children }: ToolFormProps) {
  const { language } = useLanguage();
  const { draft, run, submit, cancel } = work;
  return (
    <RunForm
      action={extrasOf(tool.id).action?.(draft, language) ?? tool.copy[language].action}
      isRunning={run.status === 'running'}
      isReady={apiKey !== undefined && hasAllFiles(tool, draft)}
      isResultNext={run.status === 'done' && work.isResultShown}
      isRefused={work.refused !== undefined}
      onRun={() => apiKey && submit(apiKey.$id)}
      onCancel={cancel}
    >
      {children}
    </RunForm>
  );
}
