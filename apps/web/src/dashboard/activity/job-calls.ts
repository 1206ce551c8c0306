import { backend } from '../../session/backend.ts';

export type JobState = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';

/** A call that nobody waits for, as the server tells it. */
export interface Job {
  readonly id: string;
  readonly operation: string;
  readonly state: JobState;
  readonly createdAt: string;
  readonly inputBytes: number;
  /** In pages; null unless it is running and its operation tells. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly problem: { readonly detail: string } | null;
  readonly result: { readonly sizeBytes: number } | null;
  readonly resultExpiresAt: string | null;
}

const address = (path = ''): string => `${backend().client.config.endpoint}/jobs${path}`;

/** Beside the SDK's own methods, with its session and its errors. */
async function call<Answer>(method: 'get' | 'delete', path = ''): Promise<Answer> {
  const { client } = backend();
  const headers = { 'X-Appwrite-Project': client.config.project };
  return (await client.call(method, new URL(address(path)), headers)) as Answer;
}

export const listJobs = async (): Promise<Job[]> => (await call<{ jobs: Job[] }>('get')).jobs;

/** Cancels it, or deletes its result. */
export const removeJob = (id: string): Promise<void> => call('delete', `/${id}`);

/** For a link: a file may be large, and the browser saves it as it comes. */
export const resultAddress = (id: string): string =>
  `${address(`/${id}/result`)}?project=${backend().client.config.project}`;

export const isUnfinished = ({ state }: Job): boolean => state === 'queued' || state === 'running';
