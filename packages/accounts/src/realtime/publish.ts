import type { Queryable } from '@pagesmith/database';
import * as z from 'zod';
import { collectionIds } from '../documents/collections.ts';

/** One channel for everything: whoever listens sorts by the owner. */
export const changesChannel = 'changes';

const shape = z.object({
  /** `account` and `jobs` are no collections, but are told of in the same way. */
  collection: z.enum([...collectionIds, 'account', 'jobs']),
  id: z.string(),
  userId: z.string(),
  action: z.enum(['create', 'update', 'delete']),
});

/** That something of a user's has changed: not what it says, which the receiver reads for that user alone. */
export type Change = z.infer<typeof shape>;

/** Tells every server process of a change, when the transaction that made it is committed. */
export const publish = (transaction: Queryable, change: Change): Promise<void> =>
  transaction.notify(changesChannel, JSON.stringify(change));

/** Undefined for what is no change: the channel belongs to the database, not to this code alone. */
export const readChange = (payload: string): Change | undefined => readJson(shape, payload);

export const readEndedSessions = (payload: string): string[] => readJson(z.array(z.string()), payload) ?? [];

function readJson<T>(expected: z.ZodType<T>, text: string): T | undefined {
  try {
    return expected.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
