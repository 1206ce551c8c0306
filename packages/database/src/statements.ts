import type pg from 'pg';
import type { Queryable } from './database.ts';
import { createOrm } from './orm.ts';

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
  readonly rowMode?: 'array';
}

/** Sends one statement; throws when this is not the moment for it. */
export type Run = (statement: Statement) => Promise<pg.QueryResult>;

/** The ways to ask, all of them through one gate. */
export function statementsOn(run: Run): Pick<Queryable, 'query' | 'orm' | 'notify'> {
  return {
    query: async <Row extends object>(text: string, params: readonly unknown[] = []) =>
      (await run({ text, params })).rows as Row[],
    orm: createOrm(async (text, params, method) =>
      run({ text, params, ...(method === 'all' && { rowMode: 'array' }) }),
    ),
    notify: async (channel, payload = '') => {
      await run({ text: 'SELECT pg_notify($1, $2)', params: [channel, payload] });
    },
  };
}

export function send(
  client: pg.ClientBase | pg.Pool,
  { text, params, rowMode }: Statement,
): Promise<pg.QueryResult> {
  const values = [...params];
  return rowMode ? client.query({ text, values, rowMode }) : client.query(text, values);
}
