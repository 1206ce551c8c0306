import {
  type FoundKey,
  type ManagedKeys,
  type ManagingKey,
  type Postman,
  readPage,
} from '@pagesmith/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorOf } from '../wire/visitor.ts';
import { managementFailures } from './failures.ts';

/** Whose key a request has, if it has one of the scopes. */
export type KeyFor = (request: FastifyRequest, ...scopes: readonly string[]) => Promise<FoundKey>;

type OneKey = { Params: { id: string } };

function objectIn({ body }: { readonly body: unknown }): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw managementFailures.bodyNotObject();
}

/** Keys, by a key that may manage them. */
export function addKeyRoutes(
  api: FastifyInstance,
  keyFor: KeyFor,
  keys: ManagedKeys,
  postman: Postman,
): void {
  const managing = async (request: FastifyRequest): Promise<ManagingKey> => ({
    ...(await keyFor(request, 'keys')),
    visitor: visitorOf(request),
  });
  api.get('/keys', async (request) => {
    const { accountId } = await keyFor(request, 'keys');
    return keys.list(accountId, readPage(request.query as Record<string, string>));
  });
  api.post('/keys', async (request, reply) => {
    const by = await managing(request);
    const created = await keys.create(by, objectIn(request));
    postman.wake();
    return reply.status(201).send(created);
  });
  api.patch<OneKey>('/keys/:id', async (request) => {
    const by = await managing(request as FastifyRequest);
    return keys.change(by, request.params.id, objectIn(request));
  });
  api.post<OneKey>('/keys/:id/rotation', async (request, reply) => {
    const by = await managing(request as FastifyRequest);
    return reply.status(201).send(await keys.rotate(by, request.params.id, objectIn(request)));
  });
  api.delete<OneKey>('/keys/:id', async (request, reply) => {
    await keys.remove(await managing(request as FastifyRequest), request.params.id);
    return reply.status(204).send();
  });
}
