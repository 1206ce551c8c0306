import {
  type FoundKey,
  findKey,
  networkOf,
  type Secrets,
  type Throttle,
  type ThrottledEvent,
  type ThrottleRule,
} from '@pagesmith/accounts';
import { isApiKey } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { Failure } from '@pagesmith/kernel';
import type { FastifyRequest } from 'fastify';
import { type DashboardDeps, dashboardKey } from './dashboard-key.ts';
import { apiFailures } from './failures.ts';

export interface KeyDeps {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  /** How many unknown keys one address may present. */
  readonly unknownKeys: ThrottleRule;
  readonly dashboard: DashboardDeps;
}

export const unknownKeysRule: ThrottleRule = { name: 'unknown-keys', eventsMax: 60, windowMs: 60_000 };

function presentedKey({ headers }: FastifyRequest): string {
  const presented = headers['x-api-key'];
  if (typeof presented === 'string' && presented !== '') return presented;
  throw apiFailures.keyMissing();
}

/** The hash by which the database finds a key; anything that cannot be a key is treated as an unknown one. */
export async function keyHashOf(request: FastifyRequest, deps: KeyDeps): Promise<Uint8Array> {
  const named = await dashboardKey(request, deps.dashboard);
  if (named) return named.keyHash;
  const presented = presentedKey(request);
  return isApiKey(presented) ? deps.secrets.hash(presented) : refuseKey('keyUnknown', request, deps);
}

/** Whose request this is. */
export async function authenticate(request: FastifyRequest, deps: KeyDeps): Promise<FoundKey> {
  const named = await dashboardKey(request, deps.dashboard);
  const key = named ?? (await findKey(deps.database, deps.secrets, presentedKey(request)));
  if (!key) return refuseKey('keyUnknown', request, deps);
  if (key.isBlocked) throw apiFailures.accountBlocked({ because: key.blockedBecause });
  return key.status === 'active' ? key : refuseKey('keyInactive', request, deps);
}

export async function refuseKey(
  why: 'keyUnknown' | 'keyInactive',
  request: FastifyRequest,
  deps: KeyDeps,
): Promise<never> {
  if (why === 'keyInactive') throw apiFailures.keyInactive();
  await countGuess(request, deps);
  throw apiFailures.keyUnknown();
}

const countGuess = ({ ip }: FastifyRequest, { throttle, unknownKeys }: KeyDeps): Promise<void> =>
  count(throttle, { rule: unknownKeys, subject: networkOf(ip) }, apiFailures.keysGuessed);

type RetryLater = (
  wait: { retryAfterSeconds: number },
  occasion: { facts: Record<string, unknown> },
) => Failure;

/** Counts an event, or fails and says when to try again. */
export async function count(throttle: Throttle, event: ThrottledEvent, tooOften: RetryLater): Promise<void> {
  try {
    await throttle.take(event);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const resetsAt = error.facts.resetsAt instanceof Date ? error.facts.resetsAt.getTime() : 0;
    const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000));
    throw tooOften({ retryAfterSeconds }, { facts: { retryAfterSeconds } });
  }
}
