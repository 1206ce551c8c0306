import type { FastifyInstance } from 'fastify';
import { wireFailures } from './failures.ts';

export const projectId = 'pagesmith';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For calls that the SDK does not make: they need not name the project. */
    readonly isOutsideProject?: boolean;
  }
}

/** Every call of the SDK names its project, in a header or, where a browser cannot set one, in the query. */
export function addProjectCheck(wire: FastifyInstance): void {
  wire.addHook<{ Querystring: { project?: unknown } }>('onRequest', async (request) => {
    if (request.routeOptions.config.isOutsideProject) return;
    const named = request.headers['x-appwrite-project'] ?? request.query.project;
    if (named !== projectId) throw wireFailures.projectNotFound();
  });
}
