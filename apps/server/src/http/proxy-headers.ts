import type { FastifyRequest } from 'fastify';

const marks =
  /^(x-forwarded|x-real-ip$|x-client-ip$|x-cluster-client-ip$|x-envoy-|forwarded$|via$|cf-|true-client-ip$)/;

/** Whether a proxy says that it stands between the caller and us. */
export const hasProxyHeaders = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => marks.test(name));
