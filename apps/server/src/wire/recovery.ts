import type { Identity, Postman } from '@pagesmith/accounts';
import type { FastifyInstance } from 'fastify';
import { recoveryBody } from './account-body.ts';
import { visitorOf } from './visitor.ts';

/** /v1/account/recovery: a link by mail, then a new password. */
export function addRecovery(wire: FastifyInstance, identity: Identity, postman: Postman): void {
  wire.post('/account/recovery', async (request, reply) => {
    const recovery = await identity.startRecovery(request.body, visitorOf(request));
    postman.wake();
    return reply.status(201).send(recoveryBody(recovery));
  });
  wire.put('/account/recovery', async (request) => {
    const recovery = await identity.completeRecovery(request.body);
    return recoveryBody(recovery, recovery.accountId);
  });
}
