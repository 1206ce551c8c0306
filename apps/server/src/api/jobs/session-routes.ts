import cookie from '@fastify/cookie';
import type { Identity } from '@pagesmith/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addBodyReading } from '../../wire/body.ts';
import { addCrossOrigin } from '../../wire/cross-origin.ts';
import { addWireErrors } from '../../wire/errors.ts';
import { localeOf } from '../../wire/locale.ts';
import type { Origins } from '../../wire/origins.ts';
import { addProjectCheck } from '../../wire/project.ts';
import { requireSignedIn } from '../../wire/visitor.ts';
import { jobBody } from './job-body.ts';
import { addJobRoutes, type JobDeps } from './routes.ts';

interface SessionDeps extends JobDeps {
  readonly identity: Identity;
  readonly origins: Origins;
}

const listedMax = 25;

/** /v1/jobs: the latest jobs of whoever is signed in, in the manner of the wire. */
export async function addSessionJobs(app: FastifyInstance, deps: SessionDeps): Promise<void> {
  const accountOf = async (request: FastifyRequest) =>
    (await requireSignedIn(deps.identity, request)).account.id;
  await app.register(
    async (scope) => {
      addWireErrors(scope);
      addBodyReading(scope);
      addCrossOrigin(scope, deps.origins);
      addProjectCheck(scope);
      await scope.register(cookie);
      scope.get('/', async (request) => {
        const listed = await deps.jobs.list(await accountOf(request), listedMax);
        return { jobs: listed.map((job) => jobBody(job, localeOf(request))) };
      });
      addJobRoutes(scope, '', { ...deps, accountOf, languageOf: localeOf });
    },
    { prefix: '/v1/jobs' },
  );
}
