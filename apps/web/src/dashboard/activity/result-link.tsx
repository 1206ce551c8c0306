import type { ComponentProps, MouseEvent } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { useToast } from '../../paper/toast.tsx';
import { isSessionStored } from '../../session/stored-session.ts';
import { resultAddress, saveResult } from './job-calls.ts';
import { activityWords } from './words.ts';

/** Leads to the result of a job, which the browser saves as it comes. */
export function ResultLink({ jobId, ...rest }: { jobId: string } & ComponentProps<'a'>) {
  const { jobs: words } = useWords(activityWords);
  const showToast = useToast();
  const save = (event: MouseEvent) => {
    event.preventDefault();
    saveResult(jobId).catch(() => showToast({ tone: 'bad', text: words.notFetched }));
  };
  return <a {...rest} href={resultAddress(jobId)} download onClick={isSessionStored() ? save : undefined} />;
}
