import { documentFailures, type Identity, restoreKey, rotateKey, type Secrets } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSignedIn, visitorOf } from './visitor.ts';

interface ApiKeysDeps {
  readonly identity: Identity;
  readonly secrets: Secrets;
  readonly database: Database;
  readonly clock?: Clock | undefined;
}

type OneKey = { Params: { id: string } };

/** What can be done to a key besides reading and writing its document. */
export function addApiKeys(wire: FastifyInstance, deps: ApiKeysDeps): void {
  const { identity, database, secrets, clock = systemClock } = deps;
  wire.post<OneKey>('/account/api-keys/:id/restoration', async (request, reply) => {
    const { account } = await requireSignedIn(identity, request as FastifyRequest);
    const { id } = request.params;
    const visitor = visitorOf(request as FastifyRequest);
    const isRestored = await restoreKey(database, { id, userId: account.id }, visitor, clock);
    if (!isRestored) throw documentFailures.documentNotFound({ id });
    return reply.status(204).send();
  });
  wire.post<OneKey>('/account/api-keys/:id/rotation', async (request, reply) => {
    const { account } = await requireSignedIn(identity, request as FastifyRequest);
    const key = { id: request.params.id, userId: account.id };
    const visitor = visitorOf(request as FastifyRequest);
    const text = await rotateKey({ database, secrets, clock }, key, request.body, { visitor });
    return reply.status(201).header('cache-control', 'no-store').send({ key: text });
  });
}
