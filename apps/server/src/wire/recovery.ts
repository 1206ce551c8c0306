import type { FastifyInstance } from 'fastify';
import { tokenBody } from './account-body.ts';
import { setDeviceCookie } from './device-cookie.ts';
import type { SessionDeps } from './sessions.ts';
import { visitorOf } from './visitor.ts';

/** /v1/account/recovery: a link by mail, then a new password. */
export function addRecovery(wire: FastifyInstance, deps: SessionDeps): void {
  const { identity, postman } = deps;
  wire.post('/account/recovery', async (request, reply) => {
    const recovery = await identity.startRecovery(request.body, visitorOf(request));
    postman.wake();
    return reply.status(201).send(tokenBody(recovery));
  });
  wire.put('/account/recovery', async (request, reply) => {
    const recovery = await identity.completeRecovery(request.body, visitorOf(request));
    setDeviceCookie(request, reply, deps, recovery.deviceId);
    postman.wake();
    return tokenBody(recovery, recovery.accountId);
  });
}
