import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Transaction } from './database.ts';
import { availableKinds, temporaryDatabase } from './testing/index.ts';

const never = new Promise<never>(() => undefined);

describe.each(availableKinds())('a transaction on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind, { transactionTimeoutMs: 5_000 });
    await database.query('CREATE TABLE notes (text text PRIMARY KEY)');
  });
  beforeEach(() => database.query('DELETE FROM notes'));
  afterAll(() => database.close());

  const write = (handle: Pick<Transaction, 'query'>, text: string) =>
    handle.query('INSERT INTO notes VALUES ($1)', [text]);
  const notes = async () => {
    const rows = await database.query<{ text: string }>('SELECT text FROM notes ORDER BY text');
    return rows.map(({ text }) => text);
  };

  it('keeps everything when its work succeeds', async () => {
    const result = await database.transaction(async (transaction) => {
      await write(transaction, 'a');
      await write(transaction, 'b');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await notes()).toEqual(['a', 'b']);
  });

  it('keeps nothing when its work fails', async () => {
    const work = database.transaction(async (transaction) => {
      await write(transaction, 'a');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await notes()).toEqual([]);
  });

  it('fails when an error inside was ignored: nothing is lost silently', async () => {
    const work = database.transaction(async (transaction) => {
      await write(transaction, 'a');
      await write(transaction, 'a').catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: 'transaction_rolled_back' });
    expect(await notes()).toEqual([]);
  });

  it('refuses the database itself inside, instead of waiting for ever', async () => {
    const misuses: ((transaction: Transaction) => Promise<unknown>)[] = [
      () => database.query('SELECT 1'),
      () => database.orm.execute('SELECT 1'),
      () => database.transaction(async () => undefined),
      () => database.notify('news'),
      () => database.listen('news', () => undefined),
      () => database.ping(),
      () => Promise.all([Promise.resolve().then(() => database.query('SELECT 1'))]),
    ];
    for (const misuse of misuses) {
      await expect(database.transaction(misuse)).rejects.toMatchObject({
        code: 'transaction_handle_required',
      });
    }
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('lets others use the database meanwhile', async () => {
    const [, count] = await Promise.all([
      database.transaction((transaction) => write(transaction, 'a')),
      database.query<{ one: number }>('SELECT 1 AS one'),
    ]);
    expect(count).toEqual([{ one: 1 }]);
  });

  it('undoes only the savepoint that failed', async () => {
    await database.transaction(async (transaction) => {
      await write(transaction, 'a');
      const inner = transaction.transaction(async (savepoint) => {
        await write(savepoint, 'b');
        await write(savepoint, 'a');
      });
      await expect(inner).rejects.toMatchObject({ code: '23505' });
      await transaction.transaction((savepoint) => write(savepoint, 'c'));
    });
    expect(await notes()).toEqual(['a', 'c']);
  });

  it('refuses the outer handle while a savepoint is open', async () => {
    const work = database.transaction((outer) => outer.transaction(() => write(outer, 'a')));
    await expect(work).rejects.toMatchObject({ code: 'transaction_handle_required' });
  });

  it('refuses its handle after its end', async () => {
    const handle = await database.transaction(async (transaction) => transaction);
    await expect(handle.query('SELECT 1')).rejects.toMatchObject({ code: 'transaction_ended' });
    await expect(handle.orm.execute('SELECT 1')).rejects.toMatchObject({ code: 'transaction_ended' });
    await expect(handle.transaction(async () => 1)).rejects.toMatchObject({ code: 'transaction_ended' });
  });

  it('leaves what was started inside and runs after its end to the database', async () => {
    let later: Promise<unknown> = never;
    const ended = new Promise<void>((resolve) => {
      database
        .transaction(async () => {
          later = new Promise((settle) => setImmediate(settle)).then(() => ended).then(() => database.ping());
        })
        .then(resolve);
    });
    await ended;
    await expect(later).resolves.toBeUndefined();
  });

  it('adds up under concurrent increments', async () => {
    await write(database, '0');
    const increment = (transaction: Transaction) =>
      transaction.query('UPDATE notes SET text = (text::int4 + 1)::text');
    await Promise.all(Array.from({ length: 30 }, () => database.transaction(increment)));
    expect(await notes()).toEqual(['30']);
  });
});

describe.each(availableKinds())('limits on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind, { transactionTimeoutMs: 300, statementTimeoutMs: 3_000 });
  });
  afterAll(() => database.close());

  it('roll back a transaction that does not end, savepoint included', async () => {
    await expect(database.transaction(() => never)).rejects.toMatchObject({ code: 'transaction_timed_out' });
    const nested = database.transaction((transaction) => transaction.transaction(() => never));
    await expect(nested).rejects.toMatchObject({ code: 'transaction_timed_out' });
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('stop a statement that does not end, and the next one works', async () => {
    // A server waits for nothing as well as for work; the embedded one has to be stopped at work.
    const endless =
      kind === 'server' ? 'SELECT pg_sleep(3600)' : 'SELECT count(*) FROM generate_series(1, 1e12::int8)';
    await expect(database.query(endless)).rejects.toMatchObject({ code: 'statement_timed_out' });
    await expect(database.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  });
});
