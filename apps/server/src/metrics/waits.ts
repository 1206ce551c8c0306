import type { Database } from '@pagesmith/database';
import { Histogram, type Registry } from 'prom-client';
import type { Store } from '../store/store.ts';

const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2.5, 10, 60];

/** How long this process waits for the database and for the store, which it shares with others. */
export interface WaitMetrics {
  /** The same, with its answers timed. */
  watchDatabase(database: Database): Database;
  watchStore<Watched extends Store>(store: Watched): Watched;
}

export function createWaitMetrics(registry: Registry): WaitMetrics {
  const histogram = (name: string, help: string) =>
    new Histogram({ name, help, labelNames: ['action', 'outcome'], buckets, registers: [registry] });
  const database = histogram('pagesmith_database_seconds', 'Time of functions, statements and transactions.');
  const store = histogram(
    'pagesmith_store_seconds',
    'Time until a file is put, begun to be read, or removed.',
  );
  return {
    watchDatabase: (watched) => ({
      ...watched,
      query: timed(database, 'statement', watched.query) as Database['query'],
      call: timed(database, 'statement', watched.call) as Database['call'],
      transaction: timed(database, 'transaction', watched.transaction) as Database['transaction'],
    }),
    watchStore: (watched) => ({
      ...watched,
      put: timed(store, 'put', watched.put),
      read: timed(store, 'read', watched.read),
      remove: timed(store, 'remove', watched.remove),
      removeFolder: timed(store, 'remove', watched.removeFolder),
    }),
  };
}

type Asked<Args extends unknown[], Answer> = (...args: Args) => Promise<Answer>;

function timed<Args extends unknown[], Answer>(
  histogram: Histogram,
  action: string,
  ask: Asked<Args, Answer>,
): Asked<Args, Answer> {
  return async (...args) => {
    const startedMs = performance.now();
    let outcome = 'failure';
    try {
      const answer = await ask(...args);
      outcome = 'success';
      return answer;
    } finally {
      histogram.observe({ action, outcome }, (performance.now() - startedMs) / 1000);
    }
  };
}
