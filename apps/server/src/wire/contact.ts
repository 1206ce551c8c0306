import { type Contact, type Postman, wireTime } from '@pagesmith/accounts';
import type { FastifyInstance } from 'fastify';

/** POST /v1/contact: ours, not the SDK's, so it need not name the project. */
export function addContact(wire: FastifyInstance, contact: Contact, postman: Postman): void {
  wire.post('/contact', { config: { isOutsideProject: true } }, async (request, reply) => {
    const { id, createdAt } = await contact.receive(request.body, request.ip);
    postman.wake();
    return reply.status(201).send({ $id: id, $createdAt: wireTime(createdAt) });
  });
}
