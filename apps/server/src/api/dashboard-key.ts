import { findOwnKey, type Identity, type KeyUse } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { defineFailures } from '@pagesmith/kernel';
import type { FastifyRequest } from 'fastify';
import type { Origins } from '../wire/origins.ts';
import { findSignedIn } from '../wire/visitor.ts';
import { apiFailures } from './failures.ts';

export interface DashboardDeps {
  readonly database: Database;
  readonly identity: Pick<Identity, 'authenticate'>;
  readonly origins: Origins;
}

const failures = defineFailures({
  sessionMissing: {
    status: 401,
    title: { en: 'You are not signed in any more', fr: 'Vous n’êtes plus connecté' },
    detail: {
      en: 'The header x-api-key-id is for the dashboard: its session has ended, so sign in again. Programs send x-api-key.',
      fr: 'L’en-tête x-api-key-id est réservé au tableau de bord\u00a0: sa session est terminée, reconnectez-vous. Les programmes envoient x-api-key.',
    },
  },
});

/**
 * The key that a tool of the dashboard names by its id, of whoever is signed in there: so that the page need not hold
 * the key itself. A cookie comes along from any page, so the page must be one of ours; and no other page can set this
 * header, because the API grants nobody a preflight.
 */
export async function dashboardKey(
  request: FastifyRequest,
  use: KeyUse,
  { database, identity, origins }: DashboardDeps,
) {
  const { 'x-api-key-id': id, 'x-api-key': presented, origin } = request.headers;
  if (typeof id !== 'string' || presented !== undefined) return undefined;
  // A browser names no origin when a page asks its own server for something.
  const isOurPage = origin === undefined ? request.method === 'GET' : origins.own.includes(origin);
  const signedIn = isOurPage ? await findSignedIn(identity, request) : undefined;
  if (!signedIn) throw failures.sessionMissing();
  const key = await findOwnKey(database, { id, accountId: signedIn.account.id }, use);
  if (!key) throw apiFailures.keyUnknown();
  return key;
}
