import { type Database, stores } from '@pagesmith/database';

/**
 * The id of the store that this database's files lie in. The first process names it, and marks its store before
 * any other can read the name: two that start at once cannot end up with a store each.
 */
export async function storeIdOf(
  database: Database,
  ours: string,
  mark: (id: string) => Promise<void>,
): Promise<string> {
  const known = async () => (await database.orm.select().from(stores))[0]?.id;
  const before = await known();
  if (before !== undefined) return before;
  await database.transaction(async ({ orm }) => {
    const named = await orm.insert(stores).values({ id: ours }).onConflictDoNothing().returning();
    if (named.length > 0) await mark(ours);
  });
  return (await known()) ?? ours;
}
