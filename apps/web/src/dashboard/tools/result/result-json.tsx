import type { OperationId } from '@pagesmith/operations';
import type { ComponentType } from 'react';
import { CodeBlock } from '../../../paper/code-block.tsx';
import { DetectedPage } from '../detect-page/detected-page.tsx';
import { FieldTable } from '../list-fields/field-table.tsx';
import type { PdfView } from '../pages/use-pdfs.ts';
import type { Tool } from '../request/request.ts';
import type { Success } from '../request/send.ts';
import { CallFacts } from './call-facts.tsx';

export interface AnswerProps {
  answer: unknown;
  /** The document that was looked into. */
  source: PdfView | undefined;
}

/** How an answer is shown where JSON would not do. */
const views: Partial<Record<OperationId, ComponentType<AnswerProps>>> = {
  'list-fields': FieldTable,
  'detect-page': DetectedPage,
};

interface ResultJsonProps {
  tool: Tool;
  success: Success;
  source: PdfView | undefined;
}

export function ResultJson({ tool, success, source }: ResultJsonProps) {
  const View = views[tool.id];
  return (
    <>
      {View ? (
        <View answer={success.json} source={source} />
      ) : (
        <CodeBlock label="JSON" code={JSON.stringify(success.json, null, 2)} />
      )}
      <CallFacts {...success} />
    </>
  );
}
