import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Transaction } from './database.ts';
import { databaseFailures } from './failures.ts';
import { type Run, send, statementsOn } from './statements.ts';

type Work<T> = (transaction: Transaction) => Promise<T>;

/** One level of a transaction: the whole of it, or a savepoint inside. */
interface Scope {
  readonly parent: Scope | undefined;
  readonly depth: number;
  isOpen: boolean;
  nested: Scope | undefined;
}

const isOpen = (scope: Scope | undefined): boolean =>
  scope !== undefined && (scope.isOpen || isOpen(scope.parent));

const hasEnded = (scope: Scope): boolean =>
  !scope.isOpen || (scope.parent !== undefined && hasEnded(scope.parent));

const newScope = (parent?: Scope): Scope => ({
  parent,
  depth: parent ? parent.depth + 1 : 0,
  isOpen: true,
  nested: undefined,
});

/**
 * On the embedded database everything is serial, so a statement beside the open transaction would wait for its
 * end for ever. Both databases therefore refuse it: whoever runs inside a transaction must use its handle.
 */
export class Transactions {
  readonly #scopes = new AsyncLocalStorage<Scope>();
  readonly #pool: pg.Pool;
  readonly #timeoutMs: number;
  readonly #onError: (error: unknown) => never;
  #openCount = 0;

  constructor(pool: pg.Pool, timeoutMs: number, onError: (error: unknown) => never) {
    this.#pool = pool;
    this.#timeoutMs = timeoutMs;
    this.#onError = onError;
  }

  assertOutside(): void {
    if (isOpen(this.#scopes.getStore())) throw databaseFailures.transactionHandleRequired();
  }

  async run<T>(work: Work<T>): Promise<T> {
    this.assertOutside();
    this.#openCount += 1;
    try {
      return await this.#runOn(await this.#pool.connect().catch(this.#onError), work);
    } finally {
      this.#openCount -= 1;
      // While it is on, every promise of the process costs more, and there are few transactions beside all the calls.
      if (this.#openCount === 0) this.#scopes.disable();
    }
  }

  async #runOn<T>(client: pg.PoolClient, work: Work<T>): Promise<T> {
    const scope = newScope();
    let brokenBy: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await this.#limited(
        scope,
        this.#inside(scope, () => work(this.#handle(client, scope))),
      );
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT') throw databaseFailures.transactionRolledBack();
      return result;
    } catch (error) {
      scope.isOpen = false;
      await client.query('ROLLBACK').catch((broken: Error) => {
        brokenBy = broken;
      });
      return this.#onError(error);
    } finally {
      client.release(brokenBy);
    }
  }

  /** Awaited inside as well: a Drizzle query that is merely returned runs when somebody awaits it. */
  #inside<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
    return this.#scopes.run(scope, async () => work());
  }

  /** Closes the scope when the work ends, or when its time is over: whoever goes on using it gets an error. */
  async #limited<T>(scope: Scope, work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      const seconds = this.#timeoutMs / 1000;
      timer = setTimeout(() => reject(databaseFailures.transactionTimedOut({ seconds })), this.#timeoutMs);
    });
    try {
      return await Promise.race([work, limit]);
    } finally {
      scope.isOpen = false;
      clearTimeout(timer);
    }
  }

  #handle(client: pg.PoolClient, scope: Scope): Transaction {
    const assertUsable = () => {
      if (hasEnded(scope)) throw databaseFailures.transactionEnded();
      if (scope.nested) throw databaseFailures.transactionHandleRequired();
    };
    const run: Run = async (statement) => {
      assertUsable();
      return send(client, statement).catch(this.#onError);
    };
    return {
      ...statementsOn(run),
      transaction: async (work) => {
        assertUsable();
        return this.#savepoint(client, scope, work);
      },
    };
  }

  async #savepoint<T>(client: pg.PoolClient, parent: Scope, work: Work<T>): Promise<T> {
    const scope = newScope(parent);
    const name = `savepoint_${scope.depth}`;
    const command = async (text: string) => {
      if (hasEnded(parent)) throw databaseFailures.transactionEnded();
      await client.query(text);
    };
    parent.nested = scope;
    try {
      await command(`SAVEPOINT ${name}`);
      const result = await this.#inside(scope, () => work(this.#handle(client, scope)));
      scope.isOpen = false;
      await command(`RELEASE SAVEPOINT ${name}`);
      return result;
    } catch (error) {
      scope.isOpen = false;
      if (!hasEnded(parent)) await command(`ROLLBACK TO SAVEPOINT ${name}`);
      throw error;
    } finally {
      parent.nested = undefined;
    }
  }
}
