import { plans } from '@pagesmith/catalog';
import { OperationDrawing } from '../../../drawings/operation-drawing.tsx';
import { useWords } from '../../../language/language-context.tsx';
import { Badge } from '../../../paper/badge.tsx';
import { CodeBlock } from '../../../paper/code-block.tsx';
import { Prose } from '../../../paper/prose.tsx';
import { Section } from '../section.tsx';
import { testLabWords } from './words.ts';

/** A picture of a call, not a form: the request on the left, its answer on the right. */
export function TestLab() {
  const words = useWords(testLabWords);
  const answer = {
    status: 'success',
    message: words.message,
    credits_used: 1,
    credits_remaining: plans.pro.callsPerMonth - 1,
  };
  return (
    <Section id="test-lab" title={words.title} lead={words.lead}>
      <div className="grid gap-px overflow-hidden rounded-sheet border border-rule bg-rule lg:grid-cols-2">
        <div className="flex items-center gap-6 bg-sheet p-6 md:p-8">
          <OperationDrawing operation="merge-pdf" className="size-24 shrink-0" />
          <div className="grid min-w-0 gap-3">
            <p className="font-mono text-sm">
              <span className="font-semibold text-accent">POST</span> /merge-pdf
            </p>
            <ul aria-label={words.files} className="grid gap-1 text-ink-soft text-sm">
              <li>1. contract.pdf</li>
              <li>2. annex.pdf</li>
            </ul>
          </div>
        </div>
        <div className="grid min-w-0 content-center gap-4 bg-paper p-6 md:p-8">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone="good">200 OK</Badge>
            <span className="text-ink-soft text-sm">merged-document.pdf</span>
          </p>
          <CodeBlock
            label={words.answer}
            code={JSON.stringify(answer, null, 2)}
            isCopyable={false}
            isWrapped
          />
        </div>
      </div>
      <p className="mt-4 max-w-measure text-ink-soft text-sm">
        <Prose>{words.note}</Prose>
      </p>
    </Section>
  );
}
