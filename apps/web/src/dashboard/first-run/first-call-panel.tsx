import { isFree, maskApiKey } from '@pagesmith/catalog';
import { Download, Play } from 'lucide-react';
import { keyPlaceholder } from '../../documentation/samples/index.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Badge } from '../../paper/badge.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { CodeLines } from '../../paper/code-lines.tsx';
import { CopyButton } from '../../paper/copy-button.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { saveFile } from '../save-file.ts';
import { planOf } from '../subscription/plan-of.ts';
import { type FirstAnswer, firstCurl } from './first-call.ts';
import { FirstPage } from './first-page.tsx';
import { useFirstRun } from './use-first-run.ts';
import { firstRunWords } from './words.ts';

export interface FirstCallProps {
  activeKey: ApiKey | undefined;
  onLeave: () => void;
}

/** A key, its call, and what comes of it. */
export function FirstCall({ activeKey, onLeave }: FirstCallProps) {
  const words = useWords(firstRunWords);
  const { account } = useDashboard();
  const { key, wholeKey, run, isBusy, failure, answer } = useFirstRun(activeKey);
  return (
    <section className="grid gap-6 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className="grid min-w-0 content-start gap-5">
        {/* A line ends between the sentences before it ends within a name. */}
        <h2 className="text-2xl">
          <span className="inline-block">{words.welcome(account.name || account.email)}</span>{' '}
          {!answer && <span className="inline-block">{words.ready}</span>}
        </h2>
        {!answer && <p className="max-w-measure text-ink-soft">{words.lead}</p>}
        {failure && <Notice tone="bad" title={failure} />}
        <Key apiKey={key} />
        {answer ? (
          <Answer answer={answer} onLeave={onLeave} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" isBusy={isBusy} onClick={run}>
              {!isBusy && <Play aria-hidden className="size-4" />}
              {isBusy ? words.running : words.run}
            </Button>
            <Button variant="quiet" onClick={onLeave}>
              {words.skip}
            </Button>
          </div>
        )}
      </div>
      {/* On a narrow screen right after the button, so that the result is in sight. */}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <FirstPage file={answer?.file} />
      </div>
      <Curl shownKey={key ? maskApiKey(key.key) : keyPlaceholder} wholeKey={wholeKey} />
    </section>
  );
}

function Key({ apiKey }: { apiKey: ApiKey | undefined }) {
  const words = useWords(firstRunWords);
  if (!apiKey) return <p className="text-ink-soft text-sm">{words.keyComes}</p>;
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 p-4 md:p-4">
      <span className="font-medium text-sm max-sm:basis-full">{words.key}</span>
      <code className="font-mono text-sm">{maskApiKey(apiKey.key)}</code>
      <Badge tone="good">{words.active}</Badge>
    </Card>
  );
}

interface CurlProps {
  shownKey: string;
  wholeKey: () => Promise<string>;
}

function Curl({ shownKey, wholeKey }: CurlProps) {
  const words = useWords(firstRunWords);
  const { language } = useLanguage();
  return (
    <div className="min-w-0 self-start overflow-hidden rounded-sheet border border-rule bg-sheet">
      <div className="flex min-h-11 items-center justify-between gap-2 border-rule border-b py-1 pr-1.5 pl-4">
        <h3 className="font-medium font-sans text-sm">{words.curl}</h3>
        <CopyButton text={async () => firstCurl(await wholeKey(), language)} label={words.copy} />
      </div>
      <CodeLines>{firstCurl(shownKey, language)}</CodeLines>
    </div>
  );
}

/** The keyboard focus moves to the answer. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

function Answer({ answer, onLeave }: { answer: FirstAnswer; onLeave: () => void }) {
  const words = useWords(firstRunWords);
  const { data } = useDashboard();
  const isMarked = isFree(planOf(data.value?.subscription).id);
  return (
    <Notice tone="good" title={words.done}>
      <div className="grid gap-3">
        <p>
          {answer.creditsRemaining !== null && words.credits(answer.creditsRemaining)}{' '}
          {isMarked && words.mark}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button ref={focusOnce} variant="primary" onClick={onLeave}>
            {words.next}
          </Button>
          <Button onClick={() => saveFile(answer.file, 'filled-document.pdf')}>
            <Download aria-hidden className="size-4" />
            {words.download}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
