import { networkOf } from '@pagesmith/accounts';
import { defaultLanguage } from '@pagesmith/kernel';
import type { FastifyInstance } from 'fastify';
import { httpFailures } from './failures.ts';
import { problemBody } from './problem.ts';

interface ConnectionRule {
  readonly perAddressMax: number;
  /** Whether a peer is a proxy: then requests are counted per client behind it, and its sockets are not counted. */
  isProxy(address: string): boolean;
}

/** One address can use up its own share of connections, and nobody else's. */
export function limitConnections(app: FastifyInstance, { perAddressMax, isProxy }: ConnectionRule): void {
  const refusal = httpFailures.connectionsTooMany(
    { countMax: perAddressMax },
    { facts: { retryAfterSeconds: 5 } },
  );
  const sockets = new Places(perAddressMax);
  const answer = rawAnswer(refusal);
  app.server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const leave = sockets.enter(networkOf(remoteAddress));
    if (leave) {
      socket.once('close', leave);
    } else {
      socket.write(answer);
      socket.destroySoon();
    }
  });
  const requests = new Places(perAddressMax);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isProxy(request.socket.remoteAddress ?? '')) return done();
    const leave = requests.enter(networkOf(request.ip));
    if (!leave) return done(refusal);
    reply.raw.once('close', leave);
    done();
  });
}

class Places {
  readonly #taken = new Map<string, number>();
  readonly #countMax: number;

  constructor(countMax: number) {
    this.#countMax = countMax;
  }

  /** How to leave; nothing when all places of this network are taken. */
  enter(network: string): (() => void) | undefined {
    const count = this.#taken.get(network) ?? 0;
    if (count >= this.#countMax) return undefined;
    this.#taken.set(network, count + 1);
    return () => {
      const left = (this.#taken.get(network) ?? 0) - 1;
      if (left > 0) this.#taken.set(network, left);
      else this.#taken.delete(network);
    };
  }
}

/** None of the request is read, because refusing has to cost less than connecting. */
function rawAnswer(refusal: ReturnType<typeof httpFailures.connectionsTooMany>): string {
  const body = JSON.stringify(problemBody(refusal, defaultLanguage, ''));
  return [
    'HTTP/1.1 429 Too Many Requests',
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    `retry-after: ${refusal.facts.retryAfterSeconds}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
