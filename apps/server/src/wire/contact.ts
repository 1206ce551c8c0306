import { type Contact, type Identity, type Postman, wireTime } from '@pagesmith/accounts';
import type { FastifyInstance } from 'fastify';
import { findActive } from './visitor.ts';

interface ContactDeps {
  readonly identity: Identity;
  readonly contact: Contact;
  readonly postman: Postman;
}

/** POST /v1/contact: ours, not the SDK's, so it need not name the project. */
export function addContact(wire: FastifyInstance, { identity, contact, postman }: ContactDeps): void {
  wire.post('/contact', { config: { isOutsideProject: true } }, async (request, reply) => {
    const accountId = (await findActive(identity, request))?.account.id;
    const { id, createdAt } = await contact.receive(request.body, request.ip, accountId);
    postman.wake();
    return reply.status(201).send({ $id: id, $createdAt: wireTime(createdAt) });
  });
}
