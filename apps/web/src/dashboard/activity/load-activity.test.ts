import type { JobBody } from '@pagesmith/contract';
import { expect, it } from 'vitest';
import type { ApiRequest } from '../documents/documents.ts';
import { inOrder } from './load-activity.ts';

const call = ($id: string, createdAt: string) => ({ $id, createdAt }) as ApiRequest;
const job = (id: string, createdAt: string) => ({ id, createdAt }) as JobBody;
const none = { events: [], recent: { deliveries: [], planChanges: [] } };

it('tells what happened from the newest to the oldest, whatever the notation of its time', () => {
  const happenings = inOrder({
    ...none,
    calls: [call('b', '2026-03-02T10:00:00.000+00:00'), call('c', '2026-03-02T08:00:00.000+00:00')],
    jobs: [job('a', '2026-03-02T10:00:00.001Z')],
  });
  expect(happenings.map(({ key }) => key)).toEqual(['job a', 'call b', 'call c']);
});

it('tells of a job once, though it is a call too', () => {
  const at = '2026-03-02T10:00:00.000Z';
  const happenings = inOrder({ ...none, calls: [call('a', at)], jobs: [job('a', at)] });
  expect(happenings.map(({ key }) => key)).toEqual(['job a']);
});
