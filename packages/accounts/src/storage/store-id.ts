import { type Database, stores } from '@pagesmith/database';

/** Undefined until a first process has named it. */
export const storeIdIn = async ({ orm }: Database): Promise<string | undefined> =>
  (await orm.select().from(stores))[0]?.id;

/**
 * The id of the store that this database's files lie in. The first process names it, and marks its store before
 * any other can read the name: two that start at once cannot end up with a store each.
 */
export async function storeIdOf(
  database: Database,
  ours: string,
  mark: (id: string) => Promise<void>,
): Promise<string> {
  const before = await storeIdIn(database);
  if (before !== undefined) return before;
  await database.transaction(async ({ orm }) => {
    const named = await orm.insert(stores).values({ id: ours }).onConflictDoNothing().returning();
    if (named.length > 0) await mark(ours);
  });
  return (await storeIdIn(database)) ?? ours;
}
