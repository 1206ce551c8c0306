import type { JobBody, JobList } from '@pagesmith/contract';
import { backend } from '../../session/backend.ts';
import { fetchFile } from '../fetch-file.ts';
import { saveFile } from '../save-file.ts';

const address = (path = ''): string => `${backend().client.config.endpoint}/jobs${path}`;

/** Beside the SDK's own methods, with its session and its errors. */
async function call<Answer>(method: 'get' | 'delete', path = ''): Promise<Answer> {
  const { client } = backend();
  const headers = { 'X-Appwrite-Project': client.config.project };
  return (await client.call(method, new URL(address(path)), headers)) as Answer;
}

export const listJobs = async (): Promise<readonly JobBody[]> => (await call<JobList>('get')).jobs;

export const findJob = (id: string): Promise<JobBody> => call('get', `/${id}`);

/** Cancels it, or deletes its result. */
export const removeJob = (id: string): Promise<void> => call('delete', `/${id}`);

/** For a link: a file may be large, and the browser saves it as it comes. */
export const resultAddress = (id: string): string =>
  `${address(`/${id}/result`)}?project=${backend().client.config.project}`;

/** Where no cookie goes with a link, the file is fetched and then saved. */
export async function saveResult(id: string): Promise<void> {
  const { content, name } = await fetchFile(resultAddress(id));
  saveFile(content, name);
}

export const isUnfinished = ({ state }: JobBody): boolean => state === 'queued' || state === 'running';
