import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wireFailures } from './failures.ts';
import type { Origins } from './origins.ts';

const allowedHeaders = [
  'Accept, Authorization, Cache-Control, Content-Range, Content-Type, Origin, Range',
  'X-Appwrite-Dev-Key, X-Appwrite-ID, X-Appwrite-JWT, X-Appwrite-Locale, X-Appwrite-Project',
  'X-Appwrite-Response-Format, X-Appwrite-Session, X-Appwrite-Timestamp, X-Fallback-Cookies, X-Requested-With',
  'X-SDK-Language, X-SDK-Name, X-SDK-Platform, X-SDK-Version',
].join(', ');

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': allowedHeaders,
  'access-control-max-age': '86400',
};

/** What is longer is no origin that a browser has (RFC 1035), and an answer that repeats it is refused by proxies. */
const originLengthMax = 300;

/**
 * Pages of unregistered origins are refused, but may read that one refusal: without these headers a browser shows
 * them a network error instead of the reason. So a preflight always passes, and the call itself does not.
 */
export function addCrossOrigin(wire: FastifyInstance, origins: Origins): void {
  wire.addHook('onRequest', async (request, reply) => {
    reply.headers({ vary: 'Origin', 'cache-control': 'no-store' });
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (origin.length > originLengthMax) throw wireFailures.generalUnknownOrigin();
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'X-Appwrite-Session, X-Fallback-Cookies',
    });
    if (isPreflight(request)) return reply.status(204).headers(preflightHeaders).send();
    if (!origins.isRegistered(origin)) throw wireFailures.generalUnknownOrigin();
  });
}

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/**
 * Whether the page's browser will keep our cookie from us. It says so itself; where it does not (plain http beyond
 * the own machine) another host name counts as another site.
 */
export function isCrossSite({ headers }: FastifyRequest, origins: Origins): boolean {
  const { origin } = headers;
  if (origin === undefined || !origins.isForeign(origin)) return false;
  const said = headers['sec-fetch-site'];
  return said === undefined ? new URL(origin).hostname !== origins.publicHostname : said === 'cross-site';
}
