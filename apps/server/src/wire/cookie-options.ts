import type { FastifyRequest } from 'fastify';

export interface CookieDeps {
  /** Browsers reach us by https, whatever a proxy speaks to us. */
  readonly isHttps: boolean;
}

/** Out of reach of the page's scripts, and sent with no request that another site causes. */
export const cookieOptions = (request: FastifyRequest, { isHttps }: CookieDeps) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps || request.protocol === 'https',
});
