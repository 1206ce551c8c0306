import type { Call, Ledger } from '@pagesmith/accounts';
import type { Charges } from '@pagesmith/catalog';
import { Failure } from '@pagesmith/kernel';
import { Counter, Histogram, type Registry } from 'prom-client';
import { engineFailures } from '../engine/failures.ts';
import type { EnginePool } from '../engine/pool.ts';

export type Phase = 'upload' | 'wait' | 'work' | 'settle';

/** Counts what becomes of calls and jobs, and how long each part of them takes. Never by customer. */
export interface CallMetrics {
  took(phase: Phase, ms: number): void;
  /** The same ledger and pool, with what passes through them counted. */
  watchLedger(ledger: Ledger): Ledger;
  watchPool(pool: EnginePool): EnginePool;
}

export function createCallMetrics(registry: Registry): CallMetrics {
  const meters = createMeters(registry);
  const took: CallMetrics['took'] = (phase, ms) => meters.phases.observe({ phase }, ms / 1000);
  return {
    took,
    watchLedger: (ledger) => watchLedger(ledger, meters, took),
    watchPool: (pool) => watchPool(pool, meters, took),
  };
}

type Meters = ReturnType<typeof createMeters>;

function createMeters(registry: Registry) {
  const registers = [registry];
  return {
    calls: new Counter({
      name: 'pagesmith_calls_total',
      help: 'Calls and jobs that ended, by operation and by outcome: success, or the code of the failure.',
      labelNames: ['operation', 'kind', 'outcome'],
      registers,
    }),
    phases: new Histogram({
      name: 'pagesmith_phase_seconds',
      help: 'Time of calls and jobs by phase: upload, wait for an engine place, work, settle.',
      labelNames: ['phase'],
      buckets: [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 120],
      registers,
    }),
    engineFailures: new Counter({
      name: 'pagesmith_engine_failures_total',
      help: 'Engine processes that failed or were killed in the middle of a task, by code.',
      labelNames: ['reason'],
      registers,
    }),
    charged: new Counter({
      name: 'pagesmith_charged_mills_total',
      help: 'Money metered beyond plan prices, in thousandths of a euro, by kind.',
      labelNames: ['kind'],
      registers,
    }),
  };
}

/** There from the beginning, so that the first charge of a kind counts as a rise. */
const chargeKinds: readonly (keyof Charges)[] = ['overage', 'fileSize', 'proTools', 'gdpr'];

function watchLedger(ledger: Ledger, { calls, charged }: Meters, took: CallMetrics['took']): Ledger {
  for (const kind of chargeKinds) charged.inc({ kind }, 0);
  const ended = ({ operation }: Call, isJob: boolean, outcome: string) =>
    calls.inc({ operation: operation ?? 'none', kind: isJob ? 'job' : 'call', outcome });
  return {
    ...ledger,
    settle: async (reservation, success) => {
      const began = performance.now();
      const settlement = await ledger.settle(reservation, success);
      took('settle', performance.now() - began);
      if (!settlement.isFirst) return settlement;
      ended(reservation.call, success.job !== undefined, 'success');
      for (const kind of chargeKinds) {
        if (settlement.charges[kind] > 0) charged.inc({ kind }, settlement.charges[kind]);
      }
      return settlement;
    },
    replay: async (reservation, success) => {
      const settlement = await ledger.replay(reservation, success);
      ended(reservation.call, false, 'replayed');
      return settlement;
    },
    release: async (over, refusal) => {
      const isFirst = await ledger.release(over, refusal);
      if (isFirst) ended(over.call, refusal.job !== undefined, refusal.failure.code);
      return isFirst;
    },
    refuse: async (call, refusal) => {
      ended(call, false, refusal.failure.code);
      await ledger.refuse(call, refusal);
    },
  };
}

function watchPool(pool: EnginePool, meters: Meters, took: CallMetrics['took']): EnginePool {
  const run: EnginePool['run'] = async (work) => {
    const asked = performance.now();
    let began = asked;
    const onStart = () => {
      began = performance.now();
      took('wait', began - asked);
    };
    try {
      const result = await pool.run({ onStart, ...work });
      took('work', performance.now() - began);
      return result;
    } catch (error) {
      if (error instanceof Failure && killed.includes(error.code)) {
        meters.engineFailures.inc({ reason: error.code });
      }
      throw error;
    }
  };
  return { ...pool, run };
}

const killed: readonly string[] = [
  engineFailures.workTooSlow.code,
  engineFailures.workTooLarge.code,
  engineFailures.resultTooLarge.code,
  engineFailures.engineCrashed.code,
];
