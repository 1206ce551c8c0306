import {
  type Deliveries,
  type Delivery,
  type Endpoint,
  type Endpoints,
  type Factors,
  type Identity,
  wireTime,
} from '@pagesmith/accounts';
import type { WebhookDelivery, WebhookEndpoint } from '@pagesmith/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSignedIn, visitorOf } from '../wire/visitor.ts';

const timeOrNull = (time: Date | null) => time && wireTime(time);

const endpointBody = (endpoint: Endpoint): WebhookEndpoint => ({
  $id: endpoint.id,
  $createdAt: wireTime(endpoint.createdAt),
  $updatedAt: wireTime(endpoint.updatedAt),
  url: endpoint.url,
  events: endpoint.events,
  status: endpoint.status,
  disabledReason: endpoint.disabledReason,
  failingSince: timeOrNull(endpoint.failingSince),
  previousSecretUntil: timeOrNull(endpoint.previousSecretUntil),
});

const deliveryBody = (delivery: Delivery): WebhookDelivery => ({
  $id: delivery.id,
  $sequence: delivery.sequence,
  $createdAt: wireTime(delivery.createdAt),
  eventId: delivery.eventId,
  type: delivery.type,
  body: delivery.body,
  state: delivery.state,
  attempts: delivery.attempts,
  nextAttemptAt: timeOrNull(delivery.nextAttemptAt),
  answers: delivery.answers,
});

/** Whose endpoints are asked for. */
export interface Asking {
  accountOf(request: FastifyRequest): Promise<string>;
  /** Whether whoever asks may see a secret; throws if not. */
  requireSecretsShown(request: FastifyRequest): Promise<void>;
}

/** Whoever is signed in, who has to have confirmed being there to see a secret. */
export const bySession = (identity: Identity, factors: Factors): Asking => ({
  accountOf: async (request) => (await requireSignedIn(identity, request)).account.id,
  requireSecretsShown: async (request) =>
    factors.requireConfirmed((await requireSignedIn(identity, request)).session),
});

/** The endpoint that the address names, if it is the asking account's: the room asks for both. */
async function endpointIn({ accountOf }: Pick<Asking, 'accountOf'>, request: FastifyRequest) {
  const { endpointId = '' } = request.params as { endpointId?: string };
  return { accountId: await accountOf(request), id: endpointId };
}

const objectOf = (body: unknown) => (typeof body === 'object' && body !== null ? body : {});

/** Endpoints and their secrets, under `base`. */
export function addEndpointRoutes(
  scope: FastifyInstance,
  base: string,
  asking: Asking,
  endpoints: Endpoints,
): void {
  const one = `${base}/:endpointId`;
  scope.get(base || '/', async (request) => {
    const { isIncluded, endpoints: list } = await endpoints.list(await asking.accountOf(request));
    return { isIncluded, total: list.length, endpoints: list.map(endpointBody) };
  });
  scope.post(base || '/', async (request, reply) => {
    const accountId = await asking.accountOf(request);
    const created = await endpoints.create(accountId, request.body, visitorOf(request));
    return reply.status(201).send(endpointBody(created));
  });
  scope.patch(one, async (request) => {
    const of = await endpointIn(asking, request);
    return endpointBody(await endpoints.change(of, { ...objectOf(request.body) }));
  });
  scope.delete(one, async (request, reply) => {
    await endpoints.remove(await endpointIn(asking, request), visitorOf(request));
    return reply.status(204).send();
  });
  scope.get(`${one}/secret`, async (request) => {
    await asking.requireSecretsShown(request);
    return { secret: await endpoints.revealSecret(await endpointIn(asking, request), visitorOf(request)) };
  });
  scope.post(`${one}/secret`, async (request, reply) => {
    const changed = await endpoints.rotateSecret(await endpointIn(asking, request), visitorOf(request));
    return reply.status(201).send(endpointBody(changed));
  });
}

/** What was sent, and sending. */
export function addDeliveryRoutes(scope: FastifyInstance, asking: Asking, deliveries: Deliveries): void {
  scope.get('/:endpointId/deliveries', async (request) => {
    const list = await deliveries.list(await endpointIn(asking, request), request.query);
    return { deliveries: list.map(deliveryBody) };
  });
  scope.post('/:endpointId/test', async (request, reply) => {
    const sent = await deliveries.sendTest(await endpointIn(asking, request));
    return reply.status(201).send(deliveryBody(sent));
  });
  scope.post('/:endpointId/deliveries/:deliveryId/resend', async (request) => {
    const { deliveryId = '' } = request.params as { deliveryId?: string };
    return deliveryBody(await deliveries.resend(await endpointIn(asking, request), deliveryId));
  });
}
