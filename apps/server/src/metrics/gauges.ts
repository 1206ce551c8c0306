import { type Backlog, readBacklog } from '@pagesmith/accounts';
import { planIds } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { Gauge, type Registry } from 'prom-client';
import type { Disk } from '../disk/disk.ts';
import type { EnginePool } from '../engine/pool.ts';

interface GaugeDeps {
  readonly database: Database;
  readonly pool: EnginePool;
  readonly disk: Disk;
  readonly engineProcesses: number;
}

/** What is true at the moment of asking: in this process, and (with `backlog`) in the whole service. */
export function addGauges(registry: Registry, deps: GaugeDeps): void {
  const { pool, database, disk } = deps;
  const gauge = (
    name: string,
    help: string,
    labels: string[],
    collect: (gauge: Gauge) => void | Promise<void>,
  ) =>
    new Gauge({
      name: `pagesmith_${name}`,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        await collect(this);
      },
    });
  gauge('engine_places', 'Engine places of this process, by state.', ['state'], (own) => {
    const { running } = pool.counts();
    own.set({ state: 'taken' }, running);
    own.set({ state: 'free' }, deps.engineProcesses - running);
  });
  gauge('engine_memory_bytes', 'Memory that the engine processes of this process hold.', [], (own) =>
    own.set(pool.memoryBytes()),
  );
  gauge('engine_waiting', 'Calls and jobs that wait for an engine place, by plan.', ['plan'], (own) => {
    const { waiting } = pool.counts();
    for (const plan of planIds) own.set({ plan }, waiting[plan]);
  });
  gauge(
    'database_connections',
    'Connections of this process to the database, by state.',
    ['state'],
    (own) => {
      for (const [state, count] of Object.entries(database.connections())) own.set({ state }, count);
    },
  );
  gauge(
    'disk_free_bytes',
    'Free space on the fullest disk of this process, beyond what is always kept free.',
    [],
    async (own) => {
      own.set(await disk.freeBytes());
    },
  );
  addBacklog(gauge, database);
}

type AddGauge = (
  name: string,
  help: string,
  labels: string[],
  collect: (gauge: Gauge) => void | Promise<void>,
) => Gauge;

/** The same in every process; the database is asked once for all of them. While it is unavailable they keep their values. */
function addBacklog(gauge: AddGauge, database: Database): void {
  let asked: Promise<Backlog | undefined> = Promise.resolve(undefined);
  gauge('jobs', 'Jobs of the whole service that have not ended, by state.', ['state'], async (own) => {
    asked = readBacklog(database).catch(() => undefined);
    const backlog = await asked;
    if (!backlog) return;
    own.set({ state: 'queued' }, backlog.jobsQueued);
    own.set({ state: 'running' }, backlog.jobsRunning);
  });
  const simple: [name: string, help: string, value: (backlog: Backlog) => number][] = [
    ['oldest_job_seconds', 'Age of the oldest queued job.', ({ oldestJobSeconds }) => oldestJobSeconds],
    ['webhooks_waiting', 'Webhook deliveries that are due.', ({ webhooksWaiting }) => webhooksWaiting],
    [
      'oldest_webhook_seconds',
      'How long the oldest of them is due.',
      ({ oldestWebhookSeconds }) => oldestWebhookSeconds,
    ],
    ['mails_waiting', 'Mails that are not sent yet.', ({ mailsWaiting }) => mailsWaiting],
    ['oldest_mail_seconds', 'Age of the oldest of them.', ({ oldestMailSeconds }) => oldestMailSeconds],
  ];
  for (const [name, help, value] of simple) {
    gauge(name, help, [], async (own) => {
      const backlog = await asked;
      if (backlog) own.set(value(backlog));
    });
  }
}
