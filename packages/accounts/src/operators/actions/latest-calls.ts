import { apiRequests, type Transaction } from '@pagesmith/database';
import { desc, eq } from 'drizzle-orm';

/** Never the message of a failure, which may quote a document. */
export const latestCalls = ({ orm }: Transaction, accountId: string, max: number) =>
  orm
    .select({
      id: apiRequests.id,
      endpoint: apiRequests.endpoint,
      httpStatus: apiRequests.httpStatus,
      errorCode: apiRequests.errorCode,
      responseTimeMs: apiRequests.responseTimeMs,
      createdAt: apiRequests.createdAt,
    })
    .from(apiRequests)
    .where(eq(apiRequests.userId, accountId))
    .orderBy(desc(apiRequests.createdAt))
    .limit(max);
