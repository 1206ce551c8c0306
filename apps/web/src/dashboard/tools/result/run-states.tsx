import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatBytes } from '../../../language/numbers.ts';
import { Notice } from '../../../paper/notice.tsx';
import { Progress } from '../../../paper/progress.tsx';
import { Spinner } from '../../../paper/spinner.tsx';
import type { Refusal } from '../request/answer.ts';
import { toolsWords } from '../words.ts';
import { resultWords } from './words.ts';

export function Running({ sentBytes, totalBytes }: { sentBytes: number; totalBytes: number }) {
  const words = useWords(toolsWords);
  const { language } = useLanguage();
  const isSending = sentBytes < totalBytes;
  return (
    <div role="status" className="grid gap-3 rounded-sheet border border-rule bg-sheet p-4">
      <p className="flex items-center gap-2 font-medium">
        <Spinner />
        {isSending
          ? words.sending(formatBytes(sentBytes, language), formatBytes(totalBytes, language))
          : words.running}
      </p>
      {isSending && <Progress label={words.progress} value={sentBytes} max={totalBytes} />}
    </div>
  );
}

/** Of `text_absent`, whose definition belongs to the operations that look for text. */
const textAbsent = 'text_absent';

interface FailedProps extends Refusal {
  /** The form says at one of its controls what is wrong. */
  isMarked: boolean;
}

export function Failed({ message, isAnswered, code, totalPages, isMarked }: FailedProps) {
  const words = useWords(resultWords);
  return (
    <>
      <Notice tone="bad" title={isMarked ? words.marked : message}>
        <p>{isAnswered ? words.free : words.kept}</p>
      </Notice>
      {code === textAbsent ? (
        <Notice tone="warn" title={words.textNotFound}>
          {totalPages !== undefined && words.searched(totalPages)}
        </Notice>
      ) : undefined}
    </>
  );
}
