import { argumentInvalid, type Factors, factorFailures, type Identity, wireTime } from '@pagesmith/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountBody, sessionBody } from './account-body.ts';
import { requireRecognised, requireSignedIn, visitorOf } from './visitor.ts';

type OneAuthenticator = { Params: { type: string } };

const onlyTotp = { en: 'Value must be one of (totp)', fr: 'la valeur doit être «\u00a0totp\u00a0»' };

/** /v1/account/mfa: the second factor, as the SDK asks for it and gives it. */
export function addSecondFactor(wire: FastifyInstance, identity: Identity, factors: Factors): void {
  wire.patch('/account/mfa', async (request) => {
    const who = await requireSignedIn(identity, request);
    return accountBody(await factors.switchSecondFactor(who, request.body, visitorOf(request)));
  });
  addChallenges(wire, identity, factors);
  addAuthenticators(wire, identity, factors);
  addRecoveryCodes(wire, identity, factors);
}

/** Apart from signing out, the only calls a session may make while its second factor is missing. */
function addChallenges(wire: FastifyInstance, identity: Identity, factors: Factors): void {
  wire.get('/account/mfa/factors', async (request) => {
    const offered = await factors.listFactors(await requireRecognised(identity, request));
    return { ...offered, phone: false, email: false, custom: false };
  });
  wire.post('/account/mfa/challenges', async (request, reply) => {
    const who = await requireRecognised(identity, request);
    const { id, accountId, createdAt, expiresAt } = await factors.askSecondFactor(who, request.body);
    const times = { $createdAt: wireTime(createdAt), expire: wireTime(expiresAt) };
    return reply.status(201).send({ $id: id, userId: accountId, ...times });
  });
  wire.put('/account/mfa/challenges', async (request) => {
    const who = await requireRecognised(identity, request);
    const { account, session } = await factors.giveSecondFactor(who, request.body, visitorOf(request));
    return sessionBody(session, account, session.id);
  });
}

function addAuthenticators(wire: FastifyInstance, identity: Identity, factors: Factors): void {
  const path = '/account/mfa/authenticators/:type';
  const requireTotp = (request: FastifyRequest<OneAuthenticator>) => {
    if (request.params.type !== 'totp') throw argumentInvalid('type', onlyTotp);
    return requireSignedIn(identity, request as FastifyRequest);
  };
  wire.post<OneAuthenticator>(path, async (request) => factors.addAuthenticator(await requireTotp(request)));
  wire.put<OneAuthenticator>(path, async (request) => {
    const who = await requireTotp(request);
    const visitor = visitorOf(request as FastifyRequest);
    return accountBody(await factors.confirmAuthenticator(who, request.body, visitor));
  });
  wire.delete<OneAuthenticator>(path, async (request, reply) => {
    await factors.removeAuthenticator(await requireTotp(request), visitorOf(request as FastifyRequest));
    return reply.status(204).send();
  });
}

const hiddenCode = '••••-••••-••••-••••';

/** Only their number can be read again: just their hashes are stored. */
function addRecoveryCodes(wire: FastifyInstance, identity: Identity, factors: Factors): void {
  const path = '/account/mfa/recovery-codes';
  wire.get(path, async (request) => {
    const { account } = await requireSignedIn(identity, request);
    const left = await factors.countRecoveryCodes(account.id);
    if (left === 0) throw factorFailures.userRecoveryCodesNotFound();
    return { recoveryCodes: Array.from({ length: left }, () => hiddenCode) };
  });
  wire.post(path, async (request, reply) => {
    const who = await requireSignedIn(identity, request);
    const recoveryCodes = await factors.makeRecoveryCodes(who, { mayReplace: false }, visitorOf(request));
    return reply.status(201).send({ recoveryCodes });
  });
  wire.patch(path, async (request) => {
    const who = await requireSignedIn(identity, request);
    return { recoveryCodes: await factors.makeRecoveryCodes(who, { mayReplace: true }, visitorOf(request)) };
  });
}
