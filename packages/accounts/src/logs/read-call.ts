import type { LoggedCall } from '@pagesmith/contract';
import { apiRequests, charges, type Queryable } from '@pagesmith/database';
import { isWireId } from '@pagesmith/kernel';
import { and, asc, eq } from 'drizzle-orm';

interface CallOf {
  readonly id: string;
  readonly ownerId: string;
}

/** What one call came to, for its owner alone; its report is kept elsewhere. */
export async function readCall(
  { orm }: Queryable,
  { id, ownerId }: CallOf,
): Promise<Omit<LoggedCall, 'report'> | undefined> {
  if (!isWireId(id)) return undefined;
  const [call] = await orm
    .select({
      id: apiRequests.id,
      httpStatus: apiRequests.httpStatus,
      errorCode: apiRequests.errorCode,
      inputBytes: apiRequests.inputBytes,
      credits: apiRequests.credits,
      steps: apiRequests.steps,
    })
    .from(apiRequests)
    .where(and(eq(apiRequests.id, id), eq(apiRequests.userId, ownerId)));
  if (!call) return undefined;
  const charged = await orm
    .select({ kind: charges.kind, amountMills: charges.amountMills })
    .from(charges)
    .where(and(eq(charges.requestId, id), eq(charges.userId, ownerId)))
    .orderBy(asc(charges.id));
  return { ...call, charges: charged };
}
