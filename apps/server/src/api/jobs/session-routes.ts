import type { Identity } from '@pagesmith/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf } from '../../wire/locale.ts';
import type { Origins } from '../../wire/origins.ts';
import { addWireScope } from '../../wire/scope.ts';
import { requireSignedIn } from '../../wire/visitor.ts';
import { jobBody } from './job-body.ts';
import { addJobRoutes, type JobDeps } from './routes.ts';

interface SessionDeps extends JobDeps {
  readonly identity: Identity;
  readonly origins: Origins;
}

const listedMax = 25;

/** /v1/jobs: the latest jobs of the signed-in account, over the wire protocol. */
export async function addSessionJobs(app: FastifyInstance, deps: SessionDeps): Promise<void> {
  const accountOf = async (request: FastifyRequest) =>
    (await requireSignedIn(deps.identity, request)).account.id;
  await addWireScope(app, { prefix: '/v1/jobs', origins: deps.origins }, (scope) => {
    scope.get('/', async (request) => {
      const page = { limit: listedMax, cursor: undefined };
      const listed = await deps.jobs.list(await accountOf(request), page);
      return { jobs: listed.jobs.map((job) => jobBody(job, localeOf(request))) };
    });
    addJobRoutes(scope, '', { ...deps, accountOf, languageOf: localeOf });
  });
}
