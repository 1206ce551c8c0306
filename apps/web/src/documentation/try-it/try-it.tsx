import type { KnownOperation } from '@pagesmith/operations';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Skeleton } from '../../paper/states.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import type { SampleAnswer } from './run-sample.ts';
import { tryItWords } from './words.ts';

const AnswerShown = lazy(async () => ({ default: (await import('./answer-shown.tsx')).AnswerShown }));

/** The sample above it, run with a key of the reader's own. What it needs comes when it is pressed. */
export function TryIt({ operation }: { operation: KnownOperation }) {
  const { language } = useLanguage();
  const words = useWords(tryItWords);
  const [answer, setAnswer] = useState<SampleAnswer | 'signed-out' | 'none' | 'failed'>();
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    try {
      setAnswer(await (await import('./run-sample.ts')).runSample(operation, language));
    } catch {
      setAnswer('failed');
    }
    setIsBusy(false);
  };
  return (
    <div className="grid min-w-0 gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={words.runOf(operation.copy[language].name)}
          onClick={run}
        >
          {!isBusy && <Play aria-hidden className="size-4" />}
          {words.run}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-48 text-ink-soft text-sm">
          {typeof answer === 'string' ? words[answer] : words.cost}{' '}
          {answer === 'signed-out' && <TextLink to={addresses.login}>{words.signIn}</TextLink>}
          {answer === 'none' && <TextLink to={addresses.dashboard}>{words.create}</TextLink>}
        </p>
      </div>
      {typeof answer === 'object' && (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <AnswerShown operation={operation} answer={answer} />
        </Suspense>
      )}
    </div>
  );
}
