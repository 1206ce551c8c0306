import { isWorkTaken, minuteOf, type Round, recordRound, takeProbeTurn } from '@pagesmith/accounts';
import { serviceLevel } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';

export interface ProberDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether an address of this server answers as it should. */
  readonly answers: (path: string) => Promise<boolean>;
  /** Without a mail server there is no mail to measure. */
  readonly canMail: boolean;
  readonly onError: (error: unknown) => void;
}

/** A day of rounds that could not be written: while the database is unavailable, they are all there is to report. */
const waitingMax = 1_440;

/** Probes every component once a minute, in whichever process takes the turn. */
export function createProber(deps: ProberDeps) {
  const { database, clock } = deps;
  const waiting: Round[] = [];

  async function probe(): Promise<Round['isUp']> {
    const now = clock.now();
    const found = async (check: Promise<boolean>) => check.catch(() => false);
    const [api, dashboard, jobs, webhooks] = await Promise.all([
      found(deps.answers('/health')),
      found(deps.answers('/dashboard')),
      found(isWorkTaken(database, 'jobs', now)),
      found(isWorkTaken(database, 'webhooks', now)),
    ]);
    const rest = deps.canMail ? { mail: await found(isWorkTaken(database, 'mail', now)) } : {};
    return { api, dashboard, jobs: jobs && api, webhooks, ...rest };
  }

  /** If the database cannot be asked, every process probes; it counts the minute once. */
  async function round(): Promise<void> {
    const minute = minuteOf(clock.now());
    const isOurs = await takeProbeTurn(database, minute).catch(() => true);
    if (isOurs) waiting.push({ minute, isUp: await probe() });
    waiting.splice(0, waiting.length - waitingMax);
    for (let next = waiting[0]; next; next = waiting[0]) {
      await recordRound(database, next);
      waiting.shift();
    }
  }
  return { round };
}

export function startProber(deps: ProberDeps): { stop(): Promise<void> } {
  const prober = createProber(deps);
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = prober.round().catch(deps.onError);
  }, serviceLevel.probeSeconds * 1000).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
