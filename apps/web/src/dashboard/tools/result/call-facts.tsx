import { useWords } from '../../../language/language-context.tsx';
import { Notice } from '../../../paper/notice.tsx';
import type { Success } from '../request/send.ts';
import { resultWords } from './words.ts';

/** What the call cost, and what the server noted on the way. */
export function CallFacts({ creditsUsed, creditsRemaining, warnings }: Success) {
  const words = useWords(resultWords);
  return (
    <>
      {creditsUsed !== null && creditsRemaining !== null && (
        <p className="text-ink-soft text-sm tabular-nums">{words.credits(creditsUsed, creditsRemaining)}</p>
      )}
      {warnings.length > 0 && (
        <Notice tone="warn" title={words.warnings}>
          <ul className="grid list-disc gap-1 pl-4">
            {[...new Set(warnings.map(({ message }) => message))].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
