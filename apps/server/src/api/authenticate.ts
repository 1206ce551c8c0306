import {
  type FoundKey,
  findKey,
  hashesOf,
  type KeyRefusal,
  type KeyUse,
  networkOf,
  type Secrets,
  type Throttle,
  type ThrottledEvent,
  type ThrottleRule,
} from '@pagesmith/accounts';
import { isApiKey, scopeOf } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { Failure } from '@pagesmith/kernel';
import type { FastifyRequest } from 'fastify';
import { keepVersion } from '../versions/versions.ts';
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

/** Who calls. A v4 address that came through a v6 socket is written as what it is. */
export const callerOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip.replace(/^::ffff:(?=\d+\.)/i, ''),
  client: headers['user-agent'] ?? '',
});

const useOf = (request: FastifyRequest, scopes: readonly string[]): KeyUse => ({
  address: callerOf(request).address,
  scopes,
  at: new Date(),
});

/** The hashes by which the database finds a key; anything that cannot be a key is treated as an unknown one. */
export async function keyHashesOf(request: FastifyRequest, scopes: readonly string[], deps: KeyDeps) {
  const named = await dashboardKey(request, useOf(request, scopes), deps.dashboard);
  if (named) return { keyHash: named.keyHash };
  const presented = presentedKey(request);
  return isApiKey(presented) ? hashesOf(deps.secrets, presented) : refuseUnknownKey(request, deps);
}

/** Of which a key needs one to call the operation. */
export const scopesFor = (operationId: string): string[] => ['operations', scopeOf(operationId)];

/** Whose request this is, if its key has one of the scopes. */
export async function authenticate(
  request: FastifyRequest,
  scopes: readonly string[],
  deps: KeyDeps,
): Promise<FoundKey> {
  const use = useOf(request, scopes);
  const named = await dashboardKey(request, use, deps.dashboard);
  const key = named ?? (await findKey(deps.database, deps.secrets, presentedKey(request), use));
  if (!key) return refuseUnknownKey(request, deps);
  if (key.refusal) throw keyRefused(key.refusal);
  await keepVersion(deps.database, request, key);
  return key;
}

export async function refuseUnknownKey(request: FastifyRequest, deps: KeyDeps): Promise<never> {
  await countGuess(request, deps);
  throw apiFailures.keyUnknown();
}

/** What is said of a key that is known and may not be used so. */
export function keyRefused(refusal: KeyRefusal): Failure {
  switch (refusal.outcome) {
    case 'keyInactive':
      return refusal.isBlocked ? apiFailures.accountBlocked(refusal) : apiFailures.keyInactive();
    case 'keyExpired': {
      const endedAt = new Date(refusal.endedAt).toISOString();
      return apiFailures.keyExpired({ ...refusal, endedAt }, { facts: { endedAt } });
    }
    case 'addressNotAllowed': {
      const address = refusal.address ?? '';
      return apiFailures.addressNotAllowed({ address }, { facts: { address } });
    }
    case 'scopeMissing': {
      const { scopes, accepted } = refusal;
      return apiFailures.scopeMissing(refusal, { facts: { scopes, accepted } });
    }
  }
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
