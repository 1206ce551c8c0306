// What the outside reaches of webhooks: the signed-in customer's endpoints and deliveries under /v1, in the manner of the
// wire; and the courier that runs beside the server. It turns requests into calls of the accounts room, where the rules are.
import {
  createCourier,
  createDeliveries,
  createEndpoints,
  createMailbox,
  createThrottle,
  type Deliveries,
  type Endpoints,
  sweepWebhooks,
  type WebhookLimits,
  webhookLimits,
} from '@pagesmith/accounts';
import { webhooks } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { createOutgoing } from '../outgoing/index.ts';
import type { Origins } from '../wire/origins.ts';
import { addWireScope } from '../wire/scope.ts';
import { addDeliveryRoutes, addEndpointRoutes, bySession } from './routes.ts';

export interface WebhooksDeps {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly limits?: Partial<WebhookLimits> | undefined;
  /** Receivers on this machine are called too. */
  readonly mayReachLoopback: boolean;
  readonly clock?: Clock | undefined;
  readonly log: FastifyBaseLogger;
}

export interface Webhooks {
  readonly endpoints: Endpoints;
  readonly deliveries: Deliveries;
  /** Ends after the attempts that are under way; the database may be closed after it. */
  stop(): Promise<void>;
}

const sweepMs = 600_000;

export async function startWebhooks(deps: WebhooksDeps): Promise<Webhooks> {
  const { database, accounts, limits, mayReachLoopback, clock = systemClock, log } = deps;
  const { secrets } = accounts;
  const outgoing = createOutgoing({
    timeoutMs: webhooks.answerTimeoutMs,
    answerBytesMax: webhooks.answerBytesMax,
    mayReachLoopback,
  });
  const onError = (err: unknown) => log.error({ err }, 'work in the background failed');
  const shared = { database, secrets, outgoing, clock, limits: { ...webhookLimits, ...limits } };
  const room = { ...shared, throttle: createThrottle(database, clock) };
  // Queues alone: the postman of the accounts sends.
  const mailbox = createMailbox({ database, secrets, clock });
  const courier = createCourier({ ...shared, mailbox, onError });
  await courier.start();
  const sweeping = setInterval(() => void sweepWebhooks(database, clock).catch(onError), sweepMs).unref();
  const stop = async () => {
    clearInterval(sweeping);
    await courier.stop();
  };
  return { endpoints: createEndpoints(room), deliveries: createDeliveries(room), stop };
}

interface RoutesDeps extends Pick<Webhooks, 'endpoints' | 'deliveries'> {
  readonly accounts: Accounts;
  readonly origins: Origins;
}

export async function addWebhooks(app: FastifyInstance, deps: RoutesDeps): Promise<void> {
  const { endpoints, deliveries, origins } = deps;
  const { identity, factors } = deps.accounts;
  await addWireScope(app, { prefix: '/v1/webhook-endpoints', origins }, (scope) => {
    const asking = bySession(identity, factors);
    addEndpointRoutes(scope, '', asking, endpoints);
    addDeliveryRoutes(scope, asking, deliveries);
  });
}
