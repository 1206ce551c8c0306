import { isFileKind } from '@pagesmith/operations';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { usePdfs } from '../../canvas/use-pdfs.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { Field } from '../../paper/field.tsx';
import { PasswordInput } from '../../paper/inputs.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { CurlBlock } from './curl/curl-block.tsx';
import { extrasOf } from './extras.ts';
import { ToolParts } from './form/tool-parts.tsx';
import { ProToolNotice } from './pro-tool/pro-tool-notice.tsx';
import { type Draft, emptyDraft } from './request/draft.ts';
import { hasAllFiles, problemsOf } from './request/problems.ts';
import { useRun } from './request/use-run.ts';
import { ResultPanel } from './result/result-panel.tsx';
import type { Tool } from './tool.ts';
import { toolsWords } from './words.ts';

interface ToolViewProps {
  tool: Tool;
  /** Absent while no key is active; then nothing can be sent. */
  apiKey: ApiKey | undefined;
  /** The warning, or the choice of a key. */
  keyArea: ReactNode;
  onBack: () => void;
  onOpenBilling: () => void;
}

export function ToolView({ tool, apiKey, keyArea, onBack, onOpenBilling }: ToolViewProps) {
  const { language } = useLanguage();
  const [draft, setDraft] = useState(emptyDraft);
  const [isChecked, setIsChecked] = useState(false);
  const { run, start, cancel, forgetFailure } = useRun();
  const files = useMemo(() => Object.values(draft.files).flat(), [draft.files]);
  const pdfOf = usePdfs(files, draft.password);
  const problems = problemsOf(tool, draft, language);
  const change = (next: Draft) => {
    if (next.files !== draft.files) forgetFailure();
    setDraft(next);
  };
  const submit = () => {
    setIsChecked(true);
    if (apiKey !== undefined && Object.keys(problems).length === 0) start({ tool, draft, keyId: apiKey.$id });
  };
  const isFilePart = ([name]: [string, string]) => isFileKind(tool.parts[name]?.kind ?? 'text');
  const shownProblems = isChecked
    ? problems
    : Object.fromEntries(Object.entries(problems).filter(isFilePart));
  const [first] = files;
  return (
    <div className="grid gap-6">
      <ToolHead tool={tool} onBack={onBack} />
      {tool.isProTool && <ProToolNotice tool={tool} onOpenBilling={onOpenBilling} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="min-w-0">
          <form
            noValidate
            className="grid gap-6"
            onSubmit={(event) => {
              event.preventDefault();
              if (run.status !== 'running') submit();
            }}
          >
            {keyArea}
            <ToolParts tool={tool} draft={draft} onChange={change} pdfOf={pdfOf} problems={shownProblems} />
            <PasswordPart
              draft={draft}
              onChange={change}
              isAsked={files.some((file) => pdfOf(file).status === 'protected')}
            />
            <Actions
              action={extrasOf(tool.id).action?.(draft, language) ?? tool.copy[language].action}
              isRunning={run.status === 'running'}
              isReady={apiKey !== undefined && hasAllFiles(tool, draft)}
              onCancel={cancel}
            />
          </form>
        </Card>
        <div className="grid min-w-0 gap-8 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
          <ResultPanel tool={tool} run={run} source={first && pdfOf(first)} />
          {apiKey !== undefined && <CurlBlock key={apiKey.$id} tool={tool} draft={draft} apiKey={apiKey} />}
        </div>
      </div>
    </div>
  );
}

function ToolHead({ tool, onBack }: Pick<ToolViewProps, 'tool' | 'onBack'>) {
  const words = useWords(toolsWords);
  const { language } = useLanguage();
  const { name, summary } = tool.copy[language];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="quiet" size="small" className="-ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {words.back}
      </Button>
      <div className="grid max-w-measure gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {name}
        </h2>
        <p className="text-ink-soft">{summary}</p>
      </div>
    </div>
  );
}

interface PasswordPartProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  isAsked: boolean;
}

/** Shown when a chosen file asks for a password; once given, it stays until it is emptied. */
function PasswordPart({ draft, onChange, isAsked }: PasswordPartProps) {
  const words = useWords(toolsWords);
  if (!isAsked && draft.password === '') return null;
  return (
    <Field label={words.password} help={words.passwordHelp}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          autoComplete="off"
          value={draft.password}
          onChange={(event) => onChange({ ...draft, password: event.target.value })}
        />
      )}
    </Field>
  );
}

interface ActionsProps {
  action: string;
  isRunning: boolean;
  isReady: boolean;
  onCancel: () => void;
}

function Actions({ action, isRunning, isReady, onCancel }: ActionsProps) {
  const words = useWords(toolsWords);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        variant="primary"
        disabled={!isReady || isRunning}
        className="grow"
        aria-busy={isRunning}
      >
        {isRunning ? words.running : action}
      </Button>
      {isRunning && <Button onClick={onCancel}>{words.cancel}</Button>}
    </div>
  );
}
