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

/** The endpoint that the address names, if it is the signed-in account's: the room asks for both. */
async function endpointIn(identity: Identity, request: FastifyRequest) {
  const { endpointId = '' } = request.params as { endpointId?: string };
  const { account } = await requireSignedIn(identity, request);
  return { accountId: account.id, id: endpointId };
}

const objectOf = (body: unknown) => (typeof body === 'object' && body !== null ? body : {});

/** Endpoints and their secrets. */
export function addEndpointRoutes(
  scope: FastifyInstance,
  { identity, factors }: { readonly identity: Identity; readonly factors: Factors },
  endpoints: Endpoints,
): void {
  scope.get('/', async (request) => {
    const { account } = await requireSignedIn(identity, request);
    const { isIncluded, endpoints: list } = await endpoints.list(account.id);
    return { isIncluded, total: list.length, endpoints: list.map(endpointBody) };
  });
  scope.post('/', async (request, reply) => {
    const { account } = await requireSignedIn(identity, request);
    const created = await endpoints.create(account.id, request.body, visitorOf(request));
    return reply.status(201).send(endpointBody(created));
  });
  scope.patch('/:endpointId', async (request) => {
    const of = await endpointIn(identity, request);
    return endpointBody(await endpoints.change(of, { ...objectOf(request.body) }));
  });
  scope.delete('/:endpointId', async (request, reply) => {
    await endpoints.remove(await endpointIn(identity, request), visitorOf(request));
    return reply.status(204).send();
  });
  scope.get('/:endpointId/secret', async (request) => {
    factors.requireConfirmed((await requireSignedIn(identity, request)).session);
    return { secret: await endpoints.revealSecret(await endpointIn(identity, request), visitorOf(request)) };
  });
  scope.post('/:endpointId/secret', async (request, reply) => {
    const changed = await endpoints.rotateSecret(await endpointIn(identity, request), visitorOf(request));
    return reply.status(201).send(endpointBody(changed));
  });
}

/** What was sent, and sending. */
export function addDeliveryRoutes(scope: FastifyInstance, identity: Identity, deliveries: Deliveries): void {
  scope.get('/:endpointId/deliveries', async (request) => {
    const list = await deliveries.list(await endpointIn(identity, request), request.query);
    return { deliveries: list.map(deliveryBody) };
  });
  scope.post('/:endpointId/test', async (request, reply) => {
    const sent = await deliveries.sendTest(await endpointIn(identity, request));
    return reply.status(201).send(deliveryBody(sent));
  });
  scope.post('/:endpointId/deliveries/:deliveryId/resend', async (request) => {
    const { deliveryId = '' } = request.params as { deliveryId?: string };
    return deliveryBody(await deliveries.resend(await endpointIn(identity, request), deliveryId));
  });
}
