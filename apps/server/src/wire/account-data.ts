import { Readable } from 'node:stream';
import { deviceOf, recentActivity, type SecurityEvent, wireTime } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import type { FastifyInstance } from 'fastify';
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
}

/** /v1/account/security-log, activity, export and closing: ours, not the SDK's, which has no such calls. */
export function addAccountData(wire: FastifyInstance, deps: AccountDataDeps): void {
  const { identity, database } = deps;
  wire.get('/account/security-log', async (request) => {
    const { account } = await requireSignedIn(identity, request);
    return { events: (await identity.listSecurityEvents(account.id, request.query)).map(eventBody) };
  });
  wire.get('/account/activity', async (request) =>
    recentActivity(database, (await requireSignedIn(identity, request)).account.id),
  );
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
