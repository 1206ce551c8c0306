import type { JobBody, PlanChange, RecentActivity, RecentDelivery } from '@pagesmith/contract';
import { Query } from 'appwrite';
import { callBackend } from '../../session/backend.ts';
import { loadEvents, type SecurityEvent } from '../account/security-log/load-events.ts';
import { type ApiRequest, list } from '../documents/documents.ts';
import { listJobs } from './job-calls.ts';

export const recentRequestsMax = 10;
const recentEventsMax = 10;

/** What happened, whatever it was; `at` orders it. */
export type Happening = { readonly key: string; readonly at: string } & (
  | { readonly kind: 'call'; readonly call: ApiRequest }
  | { readonly kind: 'job'; readonly job: JobBody }
  | { readonly kind: 'delivery'; readonly delivery: RecentDelivery }
  | { readonly kind: 'plan'; readonly change: PlanChange }
  | { readonly kind: 'account'; readonly event: SecurityEvent }
);

interface Sources {
  readonly calls: readonly ApiRequest[];
  readonly jobs: readonly JobBody[];
  readonly events: readonly SecurityEvent[];
  readonly recent: RecentActivity;
}

const latest = [Query.orderDesc('createdAt'), Query.limit(recentRequestsMax)];

export async function loadActivity(userId: string): Promise<readonly Happening[]> {
  const [{ documents: calls }, jobs, events, recent] = await Promise.all([
    list('api_requests', userId, latest, false),
    listJobs(),
    loadEvents(recentEventsMax),
    callBackend<RecentActivity>('GET', '/account/activity'),
  ]);
  return inOrder({ calls, jobs, events, recent });
}

/** Newest first. A job and the call that it was are one happening, with the job's id. */
export function inOrder({ calls, jobs, events, recent }: Sources): Happening[] {
  const jobIds = new Set(jobs.map(({ id }) => id));
  const happenings: Happening[] = [
    ...calls
      .filter(({ $id }) => !jobIds.has($id))
      .map((call) => ({ key: `call ${call.$id}`, at: call.createdAt, kind: 'call' as const, call })),
    ...jobs.map((job) => ({ key: `job ${job.id}`, at: job.createdAt, kind: 'job' as const, job })),
    ...events.map((event) => ({
      key: `account ${event.$id}`,
      at: event.$createdAt,
      kind: 'account' as const,
      event,
    })),
    ...recent.deliveries.map((delivery) => ({
      key: `delivery ${delivery.id}`,
      at: delivery.at,
      kind: 'delivery' as const,
      delivery,
    })),
    ...recent.planChanges.map((change) => ({
      key: `plan ${change.id}`,
      at: change.at,
      kind: 'plan' as const,
      change,
    })),
  ];
  return happenings.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
