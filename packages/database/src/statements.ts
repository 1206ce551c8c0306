import pg from 'pg';
import type { Queryable } from './database.ts';
import { createOrm } from './orm.ts';

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
  readonly rowMode?: 'array';
  /** Prepared once on each connection, under this name. */
  readonly name?: string;
}

/** Sends one statement; throws when this is not the moment for it. */
export type Run = (statement: Statement) => Promise<pg.QueryResult>;

/** The ways to ask, all of them through one gate. */
export function statementsOn(run: Run): Pick<Queryable, 'query' | 'call' | 'orm' | 'notify'> {
  return {
    query: async <Row extends object>(text: string, params: readonly unknown[] = []) =>
      (await run({ text, params })).rows as Row[],
    call: async <Answer>(name: string, params: readonly unknown[]) => {
      const { rows } = await run({ name, text: textOfCall(name, params.length), params });
      return (rows[0] as { answer: Answer } | undefined)?.answer;
    },
    orm: createOrm(async (text, params, method) =>
      run({ text, params, ...(method === 'all' && { rowMode: 'array' }) }),
    ),
    notify: async (channel, payload = '') => {
      await run({ text: 'SELECT pg_notify($1, $2)', params: [channel, payload] });
    },
  };
}

/** By function and number of values: there are few, and each is asked for again and again. */
const textsOfCalls = new Map<string, string>();

function textOfCall(name: string, count: number): string {
  const key = `${name} ${count}`;
  const known = textsOfCalls.get(key);
  if (known !== undefined) return known;
  const places = Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');
  const text = `SELECT ${name}(${places}) AS answer`;
  textsOfCalls.set(key, text);
  return text;
}

export function send(client: pg.ClientBase, statement: Statement): Promise<pg.QueryResult> {
  const { text, name, params, rowMode } = statement;
  const values = [...params];
  return rowMode === 'array'
    ? client.query({ text, name, values, rowMode })
    : client.query({ text, name, values });
}

/** The pool's own query() throws a connection away after any error; one that the database reported did not hurt it. */
export async function sendOnce(pool: pg.Pool, statement: Statement): Promise<pg.QueryResult> {
  const client = await pool.connect();
  let brokenBy: Error | undefined;
  try {
    return await send(client, statement);
  } catch (error) {
    if (error instanceof Error && !(error instanceof pg.DatabaseError)) brokenBy = error;
    throw error;
  } finally {
    client.release(brokenBy);
  }
}
