import type { Identity, Postman } from '@pagesmith/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenBody } from './account-body.ts';
import { requireSignedIn, visitorOf } from './visitor.ts';

/** /v1/account/verifications/email, which older versions of the SDK call /v1/account/verification. */
export function addVerification(wire: FastifyInstance, identity: Identity, postman: Postman): void {
  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    const who = await requireSignedIn(identity, request);
    const proof = await identity.startEmailProof(who, request.body, visitorOf(request));
    postman.wake();
    return reply.status(201).send(tokenBody(proof, proof.accountId));
  };
  const complete = async (request: FastifyRequest) => {
    const proof = await identity.completeEmailProof(request.body, visitorOf(request));
    postman.wake();
    return tokenBody(proof, proof.accountId);
  };
  for (const path of ['/account/verifications/email', '/account/verification']) {
    wire.post(path, start);
    wire.put(path, complete);
  }
  // Ours, not the SDK's, whose account cannot tell whether this server mails links at all.
  wire.get('/account/verifications/email', async (request) => {
    const { account } = await requireSignedIn(identity, request);
    return { isVerified: account.emailVerifiedAt !== null, isNeeded: identity.needsProof(account) };
  });
}
