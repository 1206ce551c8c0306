import cookie from '@fastify/cookie';
import websocket, { type WebSocket } from '@fastify/websocket';
import {
  closeCodes,
  type Identity,
  type Link,
  type RealtimeLimits,
  realtimeLimits,
  type Secrets,
  startRealtime,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, type Failure, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountBody } from './account-body.ts';
import { wireFailures } from './failures.ts';
import type { Origins } from './origins.ts';
import { projectId } from './project.ts';
import { findSignedIn } from './visitor.ts';

interface RealtimeDeps {
  readonly identity: Identity;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly origins: Origins;
  readonly limits?: RealtimeLimits | undefined;
  readonly clock?: Clock | undefined;
}

const sweepMs = 30_000;

/**
 * /v1/realtime. Not under the hooks of the other calls: a browser is not shown why an upgrade is refused, so the
 * socket is opened, told the reason, and closed.
 */
export async function addRealtime(app: FastifyInstance, deps: RealtimeDeps): Promise<void> {
  const { identity, origins, limits = realtimeLimits, clock = systemClock, ...rest } = deps;
  const onError = (err: unknown) => app.log.error({ err }, 'realtime failed');
  const authenticate = (token: string) => identity.authenticate(token);
  const room = { ...rest, limits, clock, authenticate, showAccount: accountBody, onError };
  const realtime = await startRealtime(room);
  const sweeping = setInterval(() => void realtime.sweep().catch(onError), sweepMs).unref();
  await app.register(async (sockets) => {
    await sockets.register(cookie);
    await sockets.register(websocket, { options: { maxPayload: limits.messageBytesMax } });
    sockets.addHook('preClose', async () => {
      clearInterval(sweeping);
      await realtime.stop();
    });
    sockets.get('/v1/realtime', { websocket: true, logLevel: 'warn' }, (socket, request) => {
      const link = linkOf(socket);
      const refusal = refusalOf(request, origins);
      if (refusal) return refuse(link, refusal);
      const signedIn = findSignedIn(identity, request);
      const connection = realtime.connect({
        link,
        address: request.ip,
        signedIn,
        channels: channelsOf(request),
      });
      socket.on('message', (data: Buffer) => connection.hear(data.toString()));
      socket.on('error', onError);
      socket.on('close', () => realtime.disconnect(connection));
    });
  });
}

const linkOf = (socket: WebSocket): Link => ({
  send: (text) => socket.send(text),
  close: (code, reason) => socket.close(code, reason),
  unsentBytes: () => socket.bufferedAmount,
});

/** A cookie comes along from any page, so the page's origin must be one of ours. */
function refusalOf(request: FastifyRequest, origins: Origins): Failure | undefined {
  const { origin } = request.headers;
  if (origin !== undefined && !origins.isRegistered(origin)) return wireFailures.generalUnknownOrigin();
  const { project = request.headers['x-appwrite-project'] } = request.query as { project?: unknown };
  return project === projectId ? undefined : wireFailures.projectNotFound();
}

function refuse(link: Link, { message }: Failure): void {
  const code = closeCodes.policyViolation;
  link.send(JSON.stringify({ type: 'error', data: { code, message } }));
  link.close(code, message.slice(0, 120));
}

/** Older clients name their channels in the address: `channels[]=…`. */
const channelsOf = ({ query }: FastifyRequest): string[] =>
  Object.entries(query as Record<string, unknown>)
    .filter(([name]) => /^channels(?:\[\d*\])?$/.test(name))
    .flatMap(([, value]) => [value].flat().map(String));
