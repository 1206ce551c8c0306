import { Readable } from 'node:stream';
import {
  deviceOf,
  documentFailures,
  recentActivity,
  restoreKey,
  type SecurityEvent,
  wireTime,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clearSessionCookie, type SessionDeps } from './sessions.ts';
import { requireSignedIn, visitorOf } from './visitor.ts';

const eventBody = (event: SecurityEvent) => ({
  $id: String(event.id),
  $createdAt: wireTime(event.createdAt),
  kind: event.kind,
  ip: event.address ?? '',
  ...deviceOf(event.userAgent ?? ''),
  facts: event.facts,
  occurrences: event.occurrences,
});

interface AccountDataDeps extends SessionDeps {
  readonly database: Database;
  readonly clock?: Clock | undefined;
}

/** /v1/account/security-log, activity, export, closing and the restoration of a key: ours, not the SDK's, which has no such calls. */
export function addAccountData(wire: FastifyInstance, deps: AccountDataDeps): void {
  const { identity, database, clock = systemClock } = deps;
  wire.get('/account/security-log', async (request) => {
    const { account } = await requireSignedIn(identity, request);
    return { events: (await identity.listSecurityEvents(account.id, request.query)).map(eventBody) };
  });
  wire.get('/account/activity', async (request) =>
    recentActivity(database, (await requireSignedIn(identity, request)).account.id),
  );
  wire.post<{ Params: { id: string } }>('/account/api-keys/:id/restoration', async (request, reply) => {
    const { account } = await requireSignedIn(identity, request as FastifyRequest);
    const { id } = request.params;
    const visitor = visitorOf(request as FastifyRequest);
    const isRestored = await restoreKey(database, { id, userId: account.id }, visitor, clock);
    if (!isRestored) throw documentFailures.documentNotFound({ id });
    return reply.status(204).send();
  });
  wire.get('/account/export', async (request, reply) => {
    const { fileName, content } = await identity.exportAccount(
      await requireSignedIn(identity, request),
      visitorOf(request),
    );
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(content));
  });
  wire.post('/account/closing', async (request, reply) => {
    const who = await requireSignedIn(identity, request);
    await identity.closeAccount(who, request.body, visitorOf(request));
    clearSessionCookie(request, reply, deps);
    return reply.status(204).send();
  });
}
