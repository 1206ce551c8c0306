import type { KeyMode } from '@pagesmith/catalog';
import { type Models, Query } from 'appwrite';
import { backend } from '../../session/backend.ts';
import { type CollectionId, databaseId } from '../../session/use-changes.ts';

export interface ApiKey extends Models.Document {
  readonly userId: string;
  readonly name: string;
  readonly key: string;
  readonly status: 'active' | 'inactive';
  readonly createdAt: string;
  readonly lastUsed: string | null;
  readonly requestCount: number | null;
  readonly mode: KeyMode;
  readonly isRevealable: boolean;
  readonly scopes: readonly string[];
  readonly expiresAt: string | null;
  readonly allowedAddresses: readonly string[] | null;
  readonly ratePerMinute: number | null;
  readonly monthlyCap: number | null;
  /** In the month that began at `monthStartedAt`: of an earlier one, as long as no call has been made in this. */
  readonly monthCalls: number;
  readonly monthStartedAt: string | null;
  readonly previousKeyUntil: string | null;
  readonly lastAddress: string | null;
  readonly lastClient: string | null;
}

export interface ApiRequest extends Models.Document {
  readonly createdAt: string;
  readonly endpoint: string;
  readonly method: string;
  readonly status: RequestStatus;
  readonly responseTime: number;
  readonly apiKeyName: string;
  readonly mode: KeyMode;
  readonly errorMessage: string | null;
  /** Of refused calls, how many more there were in that minute than have a row of their own. */
  readonly occurrences: number;
}

export const requestStatuses = ['success', 'error'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export interface Subscription extends Models.Document {
  readonly plan: string;
  readonly status: string;
  readonly monthlyLimit: number;
  readonly currentUsage: number;
  readonly billingCycle: string;
  readonly nextBillingDate: string | null;
  readonly periodStartedAt: string;
}

interface Documents {
  api_keys: ApiKey;
  api_requests: ApiRequest;
  subscriptions: Subscription;
}

type Readable = CollectionId & keyof Documents;

/** A page of a user's documents, and how many there are in all unless nobody wants to know. */
export const list = <Id extends Readable>(
  collectionId: Id,
  userId: string,
  queries: string[],
  total = true,
) =>
  backend().databases.listDocuments<Documents[Id]>({
    databaseId,
    collectionId,
    queries: [Query.equal('userId', userId), ...queries],
    total,
  });

/** Both ends included. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

export const within = ({ start, end }: Period): string[] => [
  Query.greaterThanEqual('createdAt', start.toISOString()),
  Query.lessThanEqual('createdAt', end.toISOString()),
];

/** How many calls; no row of them is needed. Those of test keys are no use of the plan. */
export async function countRequests(userId: string, queries: string[] = []): Promise<number> {
  const isLive = Query.equal('mode', 'live');
  // In the order of the log's index: the one row that comes along then costs nothing to find.
  const one = [Query.orderDesc('createdAt'), Query.limit(1)];
  const { total } = await list('api_requests', userId, [isLive, ...queries, ...one]);
  return total;
}
