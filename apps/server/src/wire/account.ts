import { type Identity, type Postman, wireTime } from '@pagesmith/accounts';
import type { FastifyInstance } from 'fastify';
import { accountBody } from './account-body.ts';
import { awaitsFactor, findActive, requireSignedIn, visitorOf } from './visitor.ts';

/** /v1/account: register, read and change. */
export function addAccount(wire: FastifyInstance, identity: Identity, postman: Postman): void {
  wire.post('/account', async (request, reply) => {
    const account = await identity.register(request.body, visitorOf(request));
    postman.wake();
    return reply.status(201).send(accountBody(account));
  });
  wire.get('/account', async (request) => accountBody((await requireSignedIn(identity, request)).account));
  // Beyond the SDK, for our own pages: that nobody is signed in, or not wholly, is an answer and not an error.
  wire.get('/account/visitor', async (request) => {
    const active = await findActive(identity, request);
    if (!active) return { account: null, awaitsFactor: await awaitsFactor(identity, request) };
    const owesAcceptance = await identity.owesAcceptance(active.account.id);
    const { visitedFor, expiresAt } = active.session;
    const visit = visitedFor === null ? {} : { visit: { ticket: visitedFor, endsAt: wireTime(expiresAt) } };
    return { account: accountBody(active.account), awaitsFactor: false, owesAcceptance, ...visit };
  });
  wire.post('/account/acceptances', async (request, reply) => {
    await identity.accept(await requireSignedIn(identity, request), request.body);
    return reply.status(204).send();
  });
  wire.patch('/account/name', async (request) => {
    const who = await requireSignedIn(identity, request);
    return accountBody(await identity.changeName(who, request.body));
  });
  wire.patch('/account/email', async (request) => {
    const who = await requireSignedIn(identity, request);
    const account = await identity.changeEmail(who, request.body, visitorOf(request));
    postman.wake();
    return accountBody(account);
  });
  wire.patch('/account/password', async (request) => {
    const who = await requireSignedIn(identity, request);
    const account = await identity.changePassword(who, request.body, visitorOf(request));
    postman.wake();
    return accountBody(account);
  });
}
