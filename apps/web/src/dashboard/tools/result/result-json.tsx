import type { PdfView } from '../../../canvas/use-pdfs.ts';
import { CodeBlock } from '../../../paper/code-block.tsx';
import { extrasOf } from '../extras.ts';
import type { Success } from '../request/send.ts';
import type { Tool } from '../tool.ts';
import { CallFacts } from './call-facts.tsx';

interface ResultJsonProps {
  tool: Tool;
  success: Success;
  source: PdfView | undefined;
}

export function ResultJson({ tool, success, source }: ResultJsonProps) {
  const { Answer } = extrasOf(tool.id);
  return (
    <>
      {Answer ? (
        <Answer answer={success.json} source={source} />
      ) : (
        <CodeBlock label="JSON" code={JSON.stringify(success.json, null, 2)} />
      )}
      <CallFacts {...success} />
    </>
  );
}
