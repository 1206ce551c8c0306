// What the outside reaches of proofs of deletion, beside the report of each call: the keys that verify them, for everybody,
// and under /v1, in the manner of the wire, all proofs of whoever is signed in.
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { addBodyReading } from '../wire/body.ts';
import { addCrossOrigin } from '../wire/cross-origin.ts';
import { addWireErrors } from '../wire/errors.ts';
import { addProjectCheck } from '../wire/project.ts';
import type { ProofDeps } from './deps.ts';
import { addProofKeys } from './keys.ts';
import { addProofRoutes } from './routes.ts';

export async function addDeletionProofs(app: FastifyInstance, deps: ProofDeps): Promise<void> {
  addProofKeys(app, deps);
  await app.register(
    async (scope) => {
      addWireErrors(scope);
      addBodyReading(scope);
      addCrossOrigin(scope, deps.origins);
      addProjectCheck(scope);
      await scope.register(cookie);
      addProofRoutes(scope, deps);
    },
    { prefix: '/v1/deletion-proofs' },
  );
}
