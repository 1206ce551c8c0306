import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConnectionLimits } from './connection-limits.ts';
import { httpFailures } from './failures.ts';

const restMs = 2_000;

/**
 * Nobody can hold a connection by not sending or not reading. A body that Fastify reads has a deadline; one that a
 * handler reads itself, such as an upload, is up to that handler.
 */
export function addBodyDeadlines(app: FastifyInstance, { bodyMs, answerIdleMs }: ConnectionLimits): void {
  const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const end = (request: FastifyRequest) => clearTimeout(deadlines.get(request));
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const refuse = () => {
      if (!reply.sent) reply.send(httpFailures.bodyOverdue({ seconds: Math.ceil(bodyMs / 1000) }));
    };
    if (hasBody(request)) deadlines.set(request, setTimeout(refuse, bodyMs).unref());
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    end(request);
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request);
    // The service's own probes come without a connection, and one that is broken off is there no longer.
    const socket: Partial<Socket> | null = request.raw.socket;
    socket?.setTimeout?.(answerIdleMs);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    discardRest(request);
    done();
  });
}

/** No body is unpacked: a small one could become a large one, past every limit. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && !/^identity$/i.test(encoding)) throw httpFailures.bodyEncoded({ encoding });
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  'content-length' in headers || 'transfer-encoding' in headers;

/** What is left of a refused body is read for a moment, so that the caller hears the answer; then it is cut off. */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.resume();
  const cutOff = () => {
    if (!raw.complete) raw.socket.destroy();
  };
  // A busy process runs its timers before it reads what has arrived in the meantime, so it reads once more first.
  const timer = setTimeout(() => setImmediate(cutOff), restMs).unref();
  raw.once('end', () => clearTimeout(timer));
}
