import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { PgRemoteDatabase, PgRemoteSession, type RemoteCallback } from 'drizzle-orm/pg-proxy';

export type Orm = PgRemoteDatabase<Record<string, never>>;

type NoTables = Record<string, never>;

/** Drizzle writes all parameters, secrets too, into the message of its errors: here the database's own error passes. */
class PlainSession extends PgRemoteSession<NoTables, NoTables> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...args: Parameters<PgRemoteSession<NoTables, NoTables>['prepareQuery']>
  ) {
    const prepared = super.prepareQuery<T>(...args);
    const queryWithCache = (_text: string, _params: unknown[], ask: () => Promise<unknown>) => ask();
    return Object.assign(prepared, { queryWithCache });
  }
}

export function createOrm(ask: RemoteCallback): Orm {
  const dialect = new PgDialect();
  return new PgRemoteDatabase(dialect, new PlainSession(ask, dialect, undefined), undefined);
}
