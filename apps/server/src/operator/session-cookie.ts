import type { FastifyReply, FastifyRequest } from 'fastify';

/** Of its own name and path: a customer's session and an operator's never meet in one request header. */
const nameFor = (isHttps: boolean): string => (isHttps ? '__Secure-operator' : 'operator');

const optionsFor = (isHttps: boolean) => ({
  path: '/operator',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isHttps,
});

export const operatorToken = ({ cookies }: FastifyRequest, isHttps: boolean): string =>
  cookies[nameFor(isHttps)] ?? '';

export function setOperatorCookie(
  reply: FastifyReply,
  isHttps: boolean,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
): void {
  reply.setCookie(nameFor(isHttps), token, { ...optionsFor(isHttps), expires: expiresAt });
}

export function clearOperatorCookie(reply: FastifyReply, isHttps: boolean): void {
  reply.clearCookie(nameFor(isHttps), optionsFor(isHttps));
}
