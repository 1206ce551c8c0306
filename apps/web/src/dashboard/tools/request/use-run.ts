import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
import type { Answer, Success } from './answer.ts';
import { type Call, send } from './send.ts';

export type Run =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly sentBytes: number; readonly totalBytes: number }
  | Answer;

const idle: Run = { status: 'idle' };

/** One run at a time: started, cancelled, and what came of it. A tool that is left takes its run with it. */
export function useRun(kept?: Success) {
  const { language } = useLanguage();
  const [run, setRun] = useState<Run>(kept ?? idle);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return {
    run,
    start: (call: Omit<Call, 'language'>) => {
      setRun({ status: 'running', sentBytes: 0, totalBytes: 0 });
      cancel.current = send(
        { ...call, language },
        {
          onProgress: (sentBytes, totalBytes) => setRun({ status: 'running', sentBytes, totalBytes }),
          onAnswer: setRun,
        },
      );
    },
    cancel: () => {
      cancel.current?.();
      setRun(idle);
    },
    /** A new file has been chosen: what was wrong with the last one is history. */
    forgetFailure: () => setRun((former) => (former.status === 'failed' ? idle : former)),
  };
}
