import type { Orm } from './orm.ts';

/** What can be asked of the database, inside and outside a transaction. */
export interface Queryable {
  /** One statement with `$1` parameters; its rows, typed alike on both databases. */
  query<Row extends object = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
  ): Promise<Row[]>;
  /**
   * What a function of the database answers. The statement is kept prepared: for what happens at every request, reading
   * and planning it anew would cost a sixth of its time.
   */
  call<Answer>(name: string, params: readonly unknown[]): Promise<Answer | undefined>;
  /** Drizzle on this handle. Its own `transaction` is not available: use the handle's. */
  readonly orm: Orm;
  /** Reaches every listener of every process, after the commit; at most 7,999 bytes. */
  notify(channel: string, payload?: string): Promise<void>;
  /**
   * All of the work or nothing. Inside it only the handle that it passes may be used. On a transaction's
   * handle it is a savepoint: its failure undoes its own part.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

export type Transaction = Queryable;

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /** Resolves when the database listens; the result ends it. Reconnects by itself. */
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  /** How many connections there are, and how many statements wait for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
