import type { FastifyRequest } from 'fastify';

export interface CookieDeps {
  /** Whether browsers reach us over https, whatever a proxy uses to reach us. */
  readonly isHttps: boolean;
}

/** Not readable by scripts, and not sent with requests that other sites cause. */
export const cookieOptions = (request: FastifyRequest, { isHttps }: CookieDeps) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps || request.protocol === 'https',
});
