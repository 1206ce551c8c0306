import { Query } from 'appwrite';
import { startOfMonth } from 'date-fns';
import { type ApiKey, countRequests, list, type Subscription } from './documents.ts';

/** What several tabs show. */
export interface DashboardData {
  readonly apiKeys: readonly ApiKey[];
  readonly monthlyRequests: number;
  readonly totalRequests: number;
  readonly subscription: Subscription | undefined;
}

const pageSize = 100;

/** All of them, even if there are more keys than one page holds. */
async function listKeys(userId: string): Promise<ApiKey[]> {
  const keys: ApiKey[] = [];
  for (;;) {
    const page = [Query.orderDesc('createdAt'), Query.limit(pageSize), Query.offset(keys.length)];
    const { total, documents } = await list('api_keys', userId, page);
    keys.push(...documents);
    if (documents.length === 0 || keys.length >= total) return keys;
  }
}

export async function loadDashboardData(userId: string, now = new Date()): Promise<DashboardData> {
  const sinceMonth = Query.greaterThanEqual('createdAt', startOfMonth(now).toISOString());
  const [apiKeys, monthlyRequests, totalRequests, subscriptions] = await Promise.all([
    listKeys(userId),
    countRequests(userId, [sinceMonth]),
    countRequests(userId),
    list('subscriptions', userId, [Query.limit(1)]),
  ]);
  return { apiKeys, monthlyRequests, totalRequests, subscription: subscriptions.documents[0] };
}
