import { identityFailures, type Session } from '@pagesmith/accounts';
import type { FastifyRequest } from 'fastify';

const documents = '/v1/databases/:databaseId/collections/:collectionId/documents';

/**
 * All that a visit of our support may ask for, by route: facts that the dashboard shows, and its own end. What is not
 * here is refused, so that a new route is closed to visits until somebody has thought about it. None of these answers
 * with a document, a result or a secret; keys stay masked, as the session was never confirmed.
 */
const open = new Set([
  'GET /v1/account',
  'GET /v1/account/visitor',
  'GET /v1/account/sessions',
  'DELETE /v1/account/sessions/:sessionId',
  'GET /v1/account/security-log',
  'GET /v1/account/activity',
  'GET /v1/account/figures',
  'GET /v1/account/logs/summary',
  'GET /v1/account/mfa/factors',
  'GET /v1/account/passkeys',
  'GET /v1/announcements',
  'GET /v1/billing',
  'GET /v1/billing/invoices',
  'GET /v1/realtime',
  'GET /v1/tickets',
  'GET /v1/tickets/:number',
  'GET /v1/webhook-endpoints',
  `GET ${documents}`,
  `GET ${documents}/:id`,
]);

/** Its owner may do everything with a session; a visit may read. */
export function requireOpenToVisits(session: Session, request: FastifyRequest): void {
  if (session.visitedBy === null) return;
  const route = `${request.method} ${request.routeOptions.url?.replace(/\/$/, '')}`;
  const isForeignSession = request.method === 'DELETE' && !request.url.split('?', 1)[0]?.endsWith('/current');
  if (!open.has(route) || isForeignSession) throw identityFailures.visitReadOnly();
}
