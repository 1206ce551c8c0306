import { type Factors, type Identity, type Passkey, wireTime } from '@pagesmith/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findActive, requireSignedIn, visitorOf } from './visitor.ts';

type OnePasskey = { Params: { passkeyId: string } };

const passkeyBody = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  $id: id,
  $createdAt: wireTime(createdAt),
  name,
  lastUsedAt: lastUsedAt && wireTime(lastUsedAt),
});

/** /v1/account/passkeys and /v1/account/confirmation: ours, not the SDK's, which has no such calls. */
export function addPasskeys(wire: FastifyInstance, identity: Identity, factors: Factors): void {
  wire.get('/account/passkeys', async (request) => {
    const passkeys = await factors.listPasskeys(await requireSignedIn(identity, request));
    return { total: passkeys.length, passkeys: passkeys.map(passkeyBody) };
  });
  wire.post('/account/passkeys/options', async (request) =>
    factors.askNewPasskey(await requireSignedIn(identity, request)),
  );
  wire.post('/account/passkeys', async (request, reply) => {
    const who = await requireSignedIn(identity, request);
    const added = await factors.addPasskey(who, request.body, visitorOf(request));
    return reply.status(201).send(passkeyBody(added));
  });
  wire.patch<OnePasskey>('/account/passkeys/:passkeyId', async (request) => {
    const who = await requireSignedIn(identity, request as FastifyRequest);
    return passkeyBody(await factors.renamePasskey(who, request.params.passkeyId, request.body));
  });
  wire.delete<OnePasskey>('/account/passkeys/:passkeyId', async (request, reply) => {
    const who = await requireSignedIn(identity, request as FastifyRequest);
    await factors.removePasskey(who, request.params.passkeyId, visitorOf(request as FastifyRequest));
    return reply.status(204).send();
  });
  // For signing in, and for confirming one's identity: whoever is signed in is asked for a passkey of their own.
  wire.post('/account/passkeys/challenges', async (request) =>
    factors.askPasskey(await findActive(identity, request), visitorOf(request)),
  );
  wire.post('/account/confirmation', async (request, reply) => {
    await factors.confirm(await requireSignedIn(identity, request), request.body, visitorOf(request));
    return reply.status(204).send();
  });
}
