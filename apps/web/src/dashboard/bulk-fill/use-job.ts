import type { JobBody } from '@pagesmith/contract';
import { AppwriteException } from 'appwrite';
import { useEffect, useState } from 'react';
import { findJob, isUnfinished } from '../activity/job-calls.ts';

const pauseMs = 1_000;

interface Followed {
  readonly id: string;
  readonly job?: JobBody;
  /** The server does not tell of it any more. */
  readonly isLost?: boolean;
}

/** A job, asked for until it has ended. It goes on when nobody asks, and while the server cannot be reached. */
export function useJob(id: string | undefined): Omit<Followed, 'id'> {
  const [followed, setFollowed] = useState<Followed>();
  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const ask = async () => {
      const answer = await findJob(id).catch((error: unknown) => error);
      if (!isCurrent) return;
      const isLost = answer instanceof AppwriteException && answer.code >= 400 && answer.code < 500;
      const job = answer instanceof Error ? undefined : (answer as JobBody);
      if (isLost || job) setFollowed({ id, isLost, ...(job && { job }) });
      if (!isLost && !(job && !isUnfinished(job))) timer = setTimeout(ask, pauseMs);
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id]);
  return followed && followed.id === id ? followed : {};
}
