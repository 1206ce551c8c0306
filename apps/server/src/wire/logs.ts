import { Readable } from 'node:stream';
import {
  collections,
  createReports,
  createThrottle,
  documentFailures,
  exportLogs,
  type Factors,
  type Identity,
  latestFigures,
  type Owned,
  readCall,
  type Secrets,
  summariseLogs,
  type ThrottleRule,
} from '@pagesmith/accounts';
import type { LoggedCall } from '@pagesmith/contract';
import type { Database } from '@pagesmith/database';
import { type Clock, fail, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reportBody } from '../api/reports.ts';
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

/** A report can have thousands of them; the whole is at its own address. */
const shownWarningsMax = 50;

type LogsRequest = { Querystring: Record<string, unknown> };

/** /v1/account/logs and /v1/account/figures: ours, not the SDK's; with its queries, about all rows that they find. */
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
  wire.get<LogsRequest>('/account/logs/summary', async (request) =>
    summariseLogs(await ownedBy(request as FastifyRequest), queriesOf(request.query)),
  );
  const reports = createReports({ database, clock, secrets });
  wire.get<{ Params: { id: string } }>('/account/logs/:id', async (request): Promise<LoggedCall> => {
    const { ownerId, language } = await ownedBy(request as FastifyRequest);
    const { id } = request.params;
    const call =
      (await readCall(database, { id, ownerId })) ?? fail(documentFailures.documentNotFound({ id }));
    const report = await reports.find(ownerId, id);
    return { ...call, report: report ? reportBody(report, language, shownWarningsMax) : null };
  });
  wire.get('/account/figures', async (request) => latestFigures({ database, clock }, await ownedBy(request)));
  wire.get<LogsRequest>('/account/logs/csv', async (request, reply) => {
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
