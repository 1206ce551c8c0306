import type { KnownOperation } from '@pagesmith/operations';
import { Download } from 'lucide-react';
import { PdfCanvas } from '../../canvas/pdf-canvas.tsx';
import { useWords } from '../../language/language-context.tsx';
import { CodeBlock } from '../../paper/code-block.tsx';
import { useObjectUrl } from '../../paper/use-object-url.ts';
import type { SampleAnswer } from './run-sample.ts';
import { tryItWords } from './words.ts';

interface AnswerShownProps {
  operation: KnownOperation;
  answer: SampleAnswer;
}

/** As it came: status, headers, and the JSON or the document itself. */
export function AnswerShown({ operation: { result }, answer }: AnswerShownProps) {
  const words = useWords(tryItWords);
  const { status, headers, body, text } = answer;
  const url = useObjectUrl(body);
  const head = [`HTTP ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\n');
  const isFile = text === undefined && result.kind !== 'json';
  return (
    <div className="grid min-w-0 gap-3">
      <CodeBlock label={words.answer} code={text === undefined ? head : `${head}\n\n${text}`} />
      {isFile && body.type === 'application/pdf' && (
        <PdfCanvas source={body} label={words.preview} className="h-112" />
      )}
      {isFile && (
        <a
          href={url}
          download={result.downloadName}
          className="inline-flex items-center gap-2 justify-self-start text-accent text-sm underline underline-offset-4"
        >
          <Download aria-hidden className="size-4" />
          {words.download(result.downloadName)}
        </a>
      )}
    </div>
  );
}
