import { Readable } from 'node:stream';
import {
  collections,
  createThrottle,
  exportLogs,
  type Factors,
  type Identity,
  type Owned,
  type Secrets,
  summariseLogs,
  type ThrottleRule,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queriesOf } from './documents-request.ts';
import { localeOf } from './locale.ts';
import { requireSignedIn } from './visitor.ts';

interface LogDeps {
  readonly identity: Identity;
  readonly factors: Factors;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly clock?: Clock | undefined;
}

const exports: ThrottleRule = { name: 'log export', eventsMax: 60, windowMs: 3_600_000 };

type Asked = { Querystring: Record<string, unknown> };

/** /v1/account/logs: ours, not the SDK's; with its queries, about all rows that they find. */
export function addLogs(wire: FastifyInstance, deps: LogDeps): void {
  const { identity, factors, database, secrets, clock = systemClock } = deps;
  const throttle = createThrottle(database, clock);
  const ownedBy = async (request: FastifyRequest): Promise<Owned> => {
    const { account, session } = await requireSignedIn(identity, request, 'documents.read');
    const isConfirmed = factors.isConfirmed(session);
    const language = localeOf(request);
    return {
      database,
      secrets,
      ownerId: account.id,
      collection: collections.api_requests,
      isConfirmed,
      language,
    };
  };
  wire.get<Asked>('/account/logs/summary', async (request) =>
    summariseLogs(await ownedBy(request as FastifyRequest), queriesOf(request.query)),
  );
  wire.get<Asked>('/account/logs/csv', async (request, reply) => {
    const owned = await ownedBy(request as FastifyRequest);
    await throttle.take({ rule: exports, subject: owned.ownerId });
    const found = queriesOf(request.query);
    const { fileName, content } = await exportLogs(owned, found, request.query, clock.now());
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(Readable.from(content));
  });
}
