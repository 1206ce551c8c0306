import type { CallBody } from '@pagesmith/contract';
import { apiRequests, type Queryable } from '@pagesmith/database';
import type { Language } from '@pagesmith/kernel';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import { type Page, pageOf, pagingFailures } from '../paging.ts';

interface CallsOf {
  readonly ownerId: string;
  readonly language: Language;
}

/** An account's log, the latest call first. */
export async function listCalls(
  { orm }: Queryable,
  { ownerId, language }: CallsOf,
  page: Page,
): Promise<{ calls: CallBody[]; next: string | null }> {
  const isTheirs = eq(apiRequests.userId, ownerId);
  const [last] = page.cursor
    ? await orm
        .select({ createdAt: apiRequests.createdAt, sequence: apiRequests.sequence })
        .from(apiRequests)
        .where(and(isTheirs, eq(apiRequests.id, page.cursor)))
    : [];
  if (page.cursor && !last) throw pagingFailures.cursorUnknown();
  const isEarlier =
    last &&
    or(
      lt(apiRequests.createdAt, last.createdAt),
      and(eq(apiRequests.createdAt, last.createdAt), lt(apiRequests.sequence, last.sequence)),
    );
  const rows = await orm
    .select()
    .from(apiRequests)
    .where(and(isTheirs, isEarlier))
    .orderBy(desc(apiRequests.createdAt), desc(apiRequests.sequence))
    .limit(page.limit + 1);
  const { shown, next } = pageOf(rows, page);
  return { calls: shown.map((row) => callBody(row, language)), next };
}

function callBody(row: typeof apiRequests.$inferSelect, language: Language): CallBody {
  const { userId: _userId, sequence: _sequence, errorMessageFr, createdAt, ...told } = row;
  const errorMessage = (language === 'fr' && errorMessageFr) || row.errorMessage;
  return { ...told, errorMessage, createdAt: createdAt.toISOString() };
}
