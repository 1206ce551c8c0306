import {
  type Factors,
  type Identity,
  identityFailures,
  type NewSession,
  type Postman,
  readArguments,
  textUpTo,
} from '@pagesmith/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionBody } from './account-body.ts';
import { type CookieDeps, cookieOptions } from './cookie-options.ts';
import { isCrossSite } from './cross-origin.ts';
import { setDeviceCookie } from './device-cookie.ts';
import type { Origins } from './origins.ts';
import { findActive, requireRecognised, requireSignedIn, sessionKey, visitorOf } from './visitor.ts';

export interface SessionDeps extends CookieDeps {
  readonly identity: Identity;
  readonly factors: Factors;
  readonly origins: Origins;
  readonly postman: Postman;
}

type OneSession = { Params: { sessionId: string } };

/** /v1/account/sessions: sign in, list and sign out. */
export function addSessions(wire: FastifyInstance, deps: SessionDeps): void {
  const { identity, factors, postman } = deps;
  const signInBy = (signIn: Identity['signIn']) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (await findActive(identity, request)) throw identityFailures.userSessionAlreadyExists();
    const created = await signIn(request.body, visitorOf(request));
    setSessionCookie(request, reply, deps, created);
    setDeviceCookie(request, reply, deps, created.deviceId);
    postman.wake();
    return reply.status(201).send(sessionBody(created.session, created.account, created.session.id));
  };
  wire.post('/account/sessions/email', signInBy(identity.signIn));
  wire.post('/account/sessions', signInBy(identity.signIn));
  wire.post('/account/sessions/passkey', signInBy(factors.signInByPasskey));
  // A visit of our support, which the console has opened: its token becomes the browser's session.
  wire.post('/account/sessions/visit', { config: { isOutsideProject: true } }, async (request, reply) => {
    const { token } = readArguments({ token: textUpTo(512) }, request.body);
    const visit = await identity.authenticate(token);
    if (!visit || visit.session.visitedBy === null) throw identityFailures.userSessionNotFound();
    setSessionCookie(request, reply, deps, { ...visit, token });
    return reply.status(204).send();
  });
  wire.get('/account/sessions', async (request) => {
    const { account, session } = await requireSignedIn(identity, request);
    const sessions = await identity.listSessions(account.id);
    return { total: sessions.length, sessions: sessions.map((one) => sessionBody(one, account, session.id)) };
  });
  wire.get<OneSession>('/account/sessions/:sessionId', async (request) => {
    const { account, session } = await requireSignedIn(identity, request);
    const id = idOf(request.params.sessionId, session.id);
    const found = (await identity.listSessions(account.id)).find((one) => one.id === id);
    if (!found) throw identityFailures.userSessionNotFound();
    return sessionBody(found, account, session.id);
  });
  wire.delete('/account/sessions', async (request, reply) => {
    const { account } = await requireSignedIn(identity, request);
    await identity.signOutEverywhere(account.id, visitorOf(request));
    clearSessionCookie(request, reply, deps);
    return reply.status(204).send();
  });
  wire.delete<OneSession>('/account/sessions/:sessionId', async (request, reply) => {
    const isOwn = request.params.sessionId === 'current';
    const require = isOwn ? requireRecognised : requireSignedIn;
    const { account, session } = await require(identity, request);
    const id = idOf(request.params.sessionId, session.id);
    await identity.endSession(account.id, id, visitorOf(request));
    if (id === session.id) clearSessionCookie(request, reply, deps);
    return reply.status(204).send();
  });
}

const idOf = (id: string, currentId: string): string => (id === 'current' ? currentId : id);

function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: SessionDeps,
  created: Pick<NewSession, 'token' | 'session'>,
): void {
  const { token, session } = created;
  reply.setCookie(`${reply.server.cookiePrefix}${sessionKey}`, token, {
    ...cookieOptions(request, deps),
    expires: session.expiresAt,
  });
  if (isKeptByPage(request, deps)) {
    reply.header('x-fallback-cookies', JSON.stringify({ [sessionKey]: token }));
  }
}

/** The browser forgets its session. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, deps: SessionDeps): void {
  reply.clearCookie(`${reply.server.cookiePrefix}${sessionKey}`, cookieOptions(request, deps));
  if (isKeptByPage(request, deps)) reply.header('x-fallback-cookies', '[]');
}

/** Where the cookie does not reach us: on other sites, and in browsers that say by the SDK's header that they refuse it. */
const isKeptByPage = (request: FastifyRequest, { origins }: SessionDeps): boolean =>
  request.headers['x-fallback-cookies'] !== undefined || isCrossSite(request, origins);
