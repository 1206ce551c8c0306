import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const marks =
  /^(x-forwarded|x-real-ip$|x-client-ip$|x-cluster-client-ip$|x-envoy-|forwarded$|via$|cf-|true-client-ip$)/;

/** Whether a proxy says that it stands between the caller and us. */
export const hasProxyHeaders = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => marks.test(name));

const warning =
  'Requests carry X-Forwarded-For or Forwarded, but TRUST_PROXY is not set, so these headers are ignored. If a proxy ' +
  'stands in front of this server, set TRUST_PROXY to the number of proxies or to their addresses: until then ' +
  'rate limits and sessions treat everyone behind it as one person at the proxy’s address.';

/** Logged once, for the first request that shows it. */
export function warnOfUnknownProxy(app: FastifyInstance, trustProxy: Config['trustProxy']): void {
  if (trustProxy !== undefined) return;
  let hasWarned = false;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    if (!hasWarned && (headers['x-forwarded-for'] || headers.forwarded)) {
      hasWarned = true;
      log.warn(warning);
    }
    done();
  });
}
