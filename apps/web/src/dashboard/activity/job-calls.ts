import { backend } from '../../session/backend.ts';

export type JobState = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';

/** A call that nobody waits for, as the server tells it. */
export interface Job {
  readonly id: string;
  readonly operation: string;
  readonly state: JobState;
  readonly createdAt: string;
  readonly inputBytes: number;
  readonly problem: { readonly detail: string } | null;
  readonly result: { readonly sizeBytes: number } | null;
  readonly resultExpiresAt: string | null;
}

const address = (path = ''): string => `${backend().client.config.endpoint}/jobs${path}`;

export async function listJobs(): Promise<Job[]> {
  const { client } = backend();
  const answer: { jobs: Job[] } = await client.call('GET', new URL(address()), {});
  return answer.jobs;
}

/** Cancels it, or deletes its result. */
export async function removeJob(id: string): Promise<void> {
  await backend().client.call('DELETE', new URL(address(`/${id}`)), {});
}

/** For a link: a file may be large, and the browser saves it as it comes. */
export const resultAddress = (id: string): string =>
  `${address(`/${id}/result`)}?project=${backend().client.config.project}`;

export const isUnfinished = ({ state }: Job): boolean => state === 'queued' || state === 'running';
