import { useWords } from '../../../language/language-context.tsx';
import { Notice } from '../../../paper/notice.tsx';
import type { Success } from '../request/answer.ts';
import { resultWords } from './words.ts';

/** What the call cost. */
export function CallCost({ creditsUsed, creditsRemaining, trialsRemaining }: Success) {
  const words = useWords(resultWords);
  return (
    <div className="text-sm">
      {creditsUsed !== null && creditsRemaining !== null && (
        <p className="text-ink-soft tabular-nums">{words.credits(creditsUsed, creditsRemaining)}</p>
      )}
      {trialsRemaining !== null && <p>{words.trial(trialsRemaining)}</p>}
    </div>
  );
}

/** What the server noted on the way. */
export function CallWarnings({ warnings: { messages, omitted, areMissing } }: Success) {
  const words = useWords(resultWords);
  if (messages.length === 0 && !areMissing) return null;
  return (
    <Notice tone="warn" title={words.warnings}>
      <ul className="grid max-h-40 list-disc gap-1 overflow-y-auto pl-4">
        {messages.map((message) => (
          <li key={message} className="break-words">
            {message}
          </li>
        ))}
        {omitted > 0 && <li>{words.moreWarnings(omitted)}</li>}
        {areMissing && <li>{words.warningsMissing}</li>}
      </ul>
    </Notice>
  );
}
