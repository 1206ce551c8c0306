import type { DeletionProofs } from '@pagesmith/accounts';
import { proofKeysPath } from '@pagesmith/catalog';
import type { FastifyInstance } from 'fastify';

/** The public keys of all proofs, including retired ones (RFC 7517, 5); open to every page and script. */
export function addProofKeys(app: FastifyInstance, { proofs }: { readonly proofs: DeletionProofs }): void {
  app.get(proofKeysPath, async (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' })
      .send({ keys: await proofs.keys() }),
  );
}
