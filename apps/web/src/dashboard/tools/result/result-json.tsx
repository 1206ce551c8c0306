import { CodeBlock } from '../../../paper/code-block.tsx';
import { extrasOf } from '../extras.ts';
import type { Success } from '../request/answer.ts';
import type { Tool } from '../tool.ts';
import { CallCost, CallWarnings } from './call-facts.tsx';

export function ResultJson({ tool, success }: { tool: Tool; success: Success }) {
  const { Answer } = extrasOf(tool.id);
  return (
    <>
      {Answer ? (
        <Answer answer={success.json} />
      ) : (
        <CodeBlock label="JSON" code={JSON.stringify(success.json, null, 2)} />
      )}
      <CallCost {...success} />
      <CallWarnings {...success} />
    </>
  );
}
