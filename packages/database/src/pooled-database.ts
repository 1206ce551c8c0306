import type pg from 'pg';
import type { Database } from './database.ts';
import { databaseFailures } from './failures.ts';
import type { Limits } from './limits.ts';
import { listenTo, type Subscriptions, unlistenTo } from './notifications.ts';
import { statementFailure } from './statement-failure.ts';
import { type Run, type Statement, sendOnce, statementsOn } from './statements.ts';
import { Transactions } from './transactions.ts';

interface PooledDeps {
  readonly kind: Database['kind'];
  readonly pool: pg.Pool;
  /** Whether statements stay prepared on their connections. */
  readonly keepsPrepared?: boolean;
  readonly limits: Limits;
  readonly subscriptions: Subscriptions;
  /** Whether nothing has been heard of it for so long that waiting is no use. */
  isSilent?(): boolean;
  /** Runs LISTEN and UNLISTEN on the connection that receives notifications. */
  executeListening(text: string): Promise<void>;
  /** After the pool has ended. */
  closeRest(): Promise<void>;
}

const unnamed = ({ name: _, ...statement }: Statement): Statement => statement;

/** The one implementation of both databases: they differ in what stands behind the pool. */
export function pooledDatabase({
  kind,
  pool,
  keepsPrepared = true,
  limits,
  subscriptions,
  isSilent = () => false,
  executeListening,
  closeRest,
}: PooledDeps): Database {
  const inOurWords = (error: unknown): never => {
    throw statementFailure(error, limits);
  };
  const transactions = new Transactions(pool, limits.transactionTimeoutMs, inOurWords);
  const assertHeard = () => {
    if (isSilent()) throw databaseFailures.databaseAway();
  };
  const run: Run = async (statement) => {
    transactions.assertOutside();
    assertHeard();
    return sendOnce(pool, keepsPrepared ? statement : unnamed(statement)).catch(inOurWords);
  };
  let closing: Promise<void> | undefined;
  const close = async () => {
    await pool.end();
    await closeRest();
  };
  return {
    kind,
    ...statementsOn(run),
    transaction: async (work) => {
      assertHeard();
      return transactions.run(work);
    },
    listen: async (channel, callback) => {
      transactions.assertOutside();
      if (closing) throw databaseFailures.databaseClosed();
      if (subscriptions.add(channel, callback)) await executeListening(listenTo(channel)).catch(inOurWords);
      return async () => {
        if (subscriptions.remove(channel, callback) && !closing) await executeListening(unlistenTo(channel));
      };
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await run({ text: 'SELECT 1', params: [] });
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
