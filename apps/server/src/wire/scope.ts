import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { addBodyReading } from './body.ts';
import { addCrossOrigin } from './cross-origin.ts';
import { addWireErrors } from './errors.ts';
import type { Origins } from './origins.ts';
import { addProjectCheck } from './project.ts';

/** Routes below a prefix that answer as the wire protocol does: its errors, bodies, origins, project and cookies. */
export async function addWireScope(
  app: FastifyInstance,
  { prefix, origins }: { readonly prefix: string; readonly origins: Origins },
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(
    async (scope) => {
      addWireErrors(scope);
      addBodyReading(scope);
      addCrossOrigin(scope, origins);
      addProjectCheck(scope);
      await scope.register(cookie);
      addRoutes(scope);
    },
    { prefix },
  );
}
