import {
  factorFailures,
  type Identity,
  identityFailures,
  type SignedIn,
  type Visitor,
} from '@pagesmith/accounts';
import { Failure } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceIdOf } from './device-cookie.ts';
import { localeOf } from './locale.ts';
import { projectId } from './project.ts';
import { requireOpenToVisits } from './visits.ts';

/** How the SDK knows the session where it has no cookie. */
export const sessionKey = `a_session_${projectId}`;

declare module 'fastify' {
  interface FastifyInstance {
    /** What the names of our cookies begin with. */
    readonly cookiePrefix: '' | '__Host-';
  }
}

/**
 * By https our cookies can be set by this very host alone (`__Host-`): a page on a neighbouring subdomain cannot plant
 * a session of its own. Without the prefix none is read there.
 */
export function bindCookies(app: FastifyInstance, isHttps: boolean): void {
  app.decorate('cookiePrefix', isHttps ? '__Host-' : '');
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  language: localeOf(request),
  deviceId: deviceIdOf(request),
});

/**
 * Who is signed in: by the cookie, else by one of the SDK's headers; `undefined` for a guest. Fails while a second
 * factor is missing.
 */
export const findSignedIn = (identity: Pick<Identity, 'authenticate'>, request: FastifyRequest) =>
  findBy((token) => identity.authenticate(token), request);

async function findBy(
  find: (token: string) => Promise<SignedIn | undefined>,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  for (const token of tokensOf(request)) {
    const found = await find(token);
    if (!found) continue;
    requireOpenToVisits(found.session, request);
    return found;
  }
  return undefined;
}

const unusable = [identityFailures.userBlocked.code, factorFailures.userMoreFactorsRequired.code];

/** As `findSignedIn`, with somebody whose account is blocked, or whose second factor is missing, as a guest. */
export async function findActive(
  identity: Pick<Identity, 'authenticate'>,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  try {
    return await findSignedIn(identity, request);
  } catch (error) {
    if (error instanceof Failure && unusable.includes(error.code)) return undefined;
    throw error;
  }
}

/** Whether somebody has given the password here, but not yet the second factor. */
export async function awaitsFactor(
  identity: Pick<Identity, 'authenticate'>,
  request: FastifyRequest,
): Promise<boolean> {
  try {
    await findSignedIn(identity, request);
    return false;
  } catch (error) {
    return error instanceof Failure && error.code === factorFailures.userMoreFactorsRequired.code;
  }
}

export async function requireSignedIn(
  identity: Pick<Identity, 'authenticate'>,
  request: FastifyRequest,
  scope = 'account',
): Promise<SignedIn> {
  const signedIn = await findSignedIn(identity, request);
  if (!signedIn) throw identityFailures.generalUnauthorizedScope({ scope });
  return signedIn;
}

/** Accepts sessions whose second factor is missing: only to provide it, or to sign out. */
export async function requireRecognised(
  identity: Pick<Identity, 'recognise'>,
  request: FastifyRequest,
): Promise<SignedIn> {
  const recognised = await findBy((token) => identity.recognise(token), request);
  if (!recognised) throw identityFailures.generalUnauthorizedScope({ scope: 'account' });
  return recognised;
}

function tokensOf({ cookies, headers, server }: FastifyRequest): string[] {
  const candidates = [
    cookies[`${server.cookiePrefix}${sessionKey}`],
    headers['x-appwrite-session'],
    fallbackToken(headers['x-fallback-cookies']),
  ];
  return candidates.filter((token) => typeof token === 'string' && token !== '') as string[];
}

/** The SDK gives back the JSON that it was given at sign-in, from the browser's storage. */
function fallbackToken(header: unknown): unknown {
  try {
    return typeof header === 'string' ? JSON.parse(header)?.[sessionKey] : undefined;
  } catch {
    return undefined;
  }
}
