import { bulkFill } from '@pagesmith/operations';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import { Card } from '../../paper/card.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { CurlBlock } from '../tools/curl/curl-block.tsx';
import { PasswordPart } from '../tools/form/password-part.tsx';
import { RunForm } from '../tools/form/run-form.tsx';
import { FileParts, OtherParts } from '../tools/form/tool-parts.tsx';
import { PointingProvider } from '../tools/form-fields/pointed-field.tsx';
import { passwordProblem } from '../tools/request/problems.ts';
import type { Tool } from '../tools/tool.ts';
import { toolColumns } from '../tools/tool-columns.ts';
import { ToolHead } from '../tools/tool-head.tsx';
import { BulkPanel } from './bulk-panel.tsx';
import { CostLine } from './cost-line.tsx';
import { MappingPart } from './mapping-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { SheetPart } from './sheet-part.tsx';
import { type BulkWork, useBulkWork } from './use-bulk-work.ts';

interface BulkFillViewProps {
  /** Absent while no key is active; then nothing can be sent. */
  apiKey: ApiKey | undefined;
  keyArea: ReactNode;
  onBack: () => void;
}

const { template, name } = bulkFill.parts;
/** The parts whose controls are those of every tool, and where they stand. */
const withTemplate: Tool = { ...bulkFill, parts: { template } };
const withNames: Tool = { ...bulkFill, parts: { name } };

/** A form and a table: columns beside the form, any row on it, and the run of all of them. */
export function BulkFillView({ apiKey, keyArea, onBack }: BulkFillViewProps) {
  const copy = bulkFill.copy[useLanguage().language];
  const work = useBulkWork();
  const { draft, change } = work;
  return (
    <PointingProvider>
      <div className="grid gap-5">
        <ToolHead name={copy.name} summary={copy.summary} onBack={onBack} />
        <div className={toolColumns}>
          <Card className="grid min-w-0 gap-5">
            {keyArea}
            <FileParts {...partsOf(work)} tool={withTemplate} />
            <PasswordPart
              draft={draft}
              onChange={change}
              isAsked={work.pdf?.status === 'protected'}
              problem={work.problems[passwordProblem]}
            />
            <RowsPart draft={draft} view={work.form.view} error={work.problems.rows} onChange={change} />
            <SheetPart draft={draft} view={work.form.view} error={work.problems.sheet} onChange={change} />
          </Card>
          <BulkPanel work={work} />
          <BulkFillForm work={work} apiKey={apiKey} />
        </div>
        {apiKey !== undefined && (
          <CurlBlock
            key={apiKey.$id}
            request={work.request}
            result={{ kind: 'json' }}
            description={copy.description}
            apiKey={apiKey}
          />
        )}
      </div>
    </PointingProvider>
  );
}

const partsOf = ({ draft, pdfOf, change, problems }: BulkWork) => ({
  draft,
  pdfOf,
  onChange: change,
  answer: undefined,
  refused: undefined,
  problems,
});

/** Which column goes where, how it comes out, what it costs, and the button. */
function BulkFillForm({ work, apiKey }: { work: BulkWork; apiKey: ApiKey | undefined }) {
  const { action } = bulkFill.copy[useLanguage().language];
  const { form } = work;
  return (
    <RunForm
      action={action}
      isRunning={work.isBusy}
      isReady={apiKey !== undefined && work.isReady}
      isResultNext={work.run.status === 'done' && !work.isBusy}
      onRun={() => apiKey && work.submit(apiKey.$id)}
      onCancel={work.cancel}
    >
      <MappingPart
        form={form}
        draft={work.draft}
        error={work.problems.mapping}
        isFormClosed={work.pdf?.status === 'unreadable'}
        onChange={work.change}
      />
      <OtherParts {...partsOf(work)} tool={withNames} />
      <CostLine rowCount={form.table?.rows.length} apiKey={apiKey} />
    </RunForm>
  );
}
