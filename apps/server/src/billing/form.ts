import { billingFailures } from '@pagesmith/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Origins } from '../wire/origins.ts';

/** What a plain form sends. A value may be a card number, so values are passed on and never logged. */
export function addFormReading(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // Any other body is not read; the fields are then missing, and the answer says so.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

export function fieldOf(request: FastifyRequest, name: string): string {
  const { body } = request;
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.trim() : '';
}

/** Browsers say where a form comes from; programs, which carry nobody's cookie, do not. */
export function requireOwnPage({ headers }: FastifyRequest, origins: Origins): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isOwn =
    (origin === undefined || (origins.isRegistered(origin) && !origins.isForeign(origin))) &&
    (site === undefined || site === 'same-origin' || site === 'none');
  if (!isOwn) throw billingFailures.originForeign();
}

/** A person looks at a page; a program gets JSON. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');

export const wantsJson = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('application/json');
