import {
  type FoundKey,
  findKey,
  networkOf,
  type Secrets,
  type Throttle,
  type ThrottleRule,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { Failure } from '@pagesmith/kernel';
import type { FastifyRequest } from 'fastify';
import { apiFailures } from './failures.ts';

export interface KeyParts {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  /** How many unknown keys one address may present. */
  readonly unknownKeys: ThrottleRule;
}

export const unknownKeysRule: ThrottleRule = { name: 'unknown-keys', eventsMax: 60, windowMs: 60_000 };

/** Whose call this is. */
export async function authenticate(request: FastifyRequest, parts: KeyParts): Promise<FoundKey> {
  const presented = request.headers['x-api-key'];
  if (typeof presented !== 'string' || presented === '') throw apiFailures.keyMissing();
  const key = await findKey(parts.database, parts.secrets, presented);
  if (!key) {
    await countGuess(request, parts);
    throw apiFailures.keyUnknown();
  }
  if (key.status !== 'active') throw apiFailures.keyInactive();
  return key;
}

async function countGuess({ ip }: FastifyRequest, { throttle, unknownKeys }: KeyParts): Promise<void> {
  try {
    await throttle.take({ rule: unknownKeys, subject: networkOf(ip) });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const resetsAt = error.facts.resetsAt instanceof Date ? error.facts.resetsAt.getTime() : 0;
    const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000));
    throw apiFailures.keysGuessed({ retryAfterSeconds }, { facts: { retryAfterSeconds } });
  }
}
