import { policy } from '@pagesmith/catalog';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieDeps, cookieOptions } from './cookie-options.ts';

/** A random id by which we recognise a browser that has signed in before; only its hash is kept here. */
const deviceCookie = 'pagesmith_device';

/** `undefined` for anything that we did not give. */
export function deviceIdOf({ cookies, server }: FastifyRequest): string | undefined {
  const id = cookies[`${server.cookiePrefix}${deviceCookie}`];
  return id && /^[0-9a-f]{64}$/.test(id) ? id : undefined;
}

const daySeconds = 86_400;

export function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  deviceId: string,
): void {
  const maxAge = policy.deviceCookieDays * daySeconds;
  reply.setCookie(`${reply.server.cookiePrefix}${deviceCookie}`, deviceId, {
    ...cookieOptions(request, deps),
    maxAge,
  });
}
