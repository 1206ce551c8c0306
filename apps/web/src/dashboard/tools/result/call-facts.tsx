import { useWords } from '../../../language/language-context.tsx';
import { Notice } from '../../../paper/notice.tsx';
import type { Success } from '../request/send.ts';
import { resultWords } from './words.ts';

/** What the call cost, and what the server noted on the way. */
export function CallFacts({ creditsUsed, creditsRemaining, trialsRemaining, warnings }: Success) {
  const words = useWords(resultWords);
  const { messages, omitted, areMissing } = warnings;
  return (
    <>
      {creditsUsed !== null && creditsRemaining !== null && (
        <p className="text-ink-soft text-sm tabular-nums">{words.credits(creditsUsed, creditsRemaining)}</p>
      )}
      {trialsRemaining !== null && <p className="text-sm">{words.trial(trialsRemaining)}</p>}
      {(messages.length > 0 || areMissing) && (
        <Notice tone="warn" title={words.warnings}>
          <ul className="grid list-disc gap-1 pl-4">
            {messages.map((message) => (
              <li key={message} className="break-words">
                {message}
              </li>
            ))}
            {omitted > 0 && <li>{words.moreWarnings(omitted)}</li>}
            {areMissing && <li>{words.warningsMissing}</li>}
          </ul>
        </Notice>
      )}
    </>
  );
}
