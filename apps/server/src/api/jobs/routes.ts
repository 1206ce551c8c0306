import { type Jobs, jobFailures, type Reports, readPage, type ThrottleRule } from '@pagesmith/accounts';
import { jobRequestsPerMinute } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../http/problem.ts';
import { authenticate, count, type KeyDeps } from '../authenticate.ts';
import type { Deletion } from '../deletion.ts';
import { refuseMethods } from '../refuse-methods.ts';
import { hasReport, jobBody } from './job-body.ts';
import type { Vault } from './vault.ts';

export interface JobDeps {
  readonly jobs: Jobs;
  readonly vault: Vault;
  readonly reports: Reports;
  readonly deletion: Deletion;
}

interface RouteDeps extends JobDeps {
  /** Whose jobs are asked for. */
  accountOf(request: FastifyRequest): Promise<string>;
  languageOf(request: FastifyRequest): Language;
}

type OneJob = { Params: { id: string } };

/** Counted separately: polling for a job does not use up calls. */
const askingRule: ThrottleRule = { name: 'jobs', eventsMax: jobRequestsPerMinute, windowMs: 60_000 };

/** Needs a key of the account that owns the job; other accounts' jobs do not exist. */
export function addJobs(api: FastifyInstance, deps: JobDeps & { readonly keys: KeyDeps }): void {
  const accountOf = async (request: FastifyRequest) => {
    const { accountId } = await authenticate(request, ['jobs'], deps.keys);
    await count(deps.keys.throttle, { rule: askingRule, subject: accountId }, jobFailures.jobsAskedTooOften);
    return accountId;
  };
  api.get('/jobs', async (request, reply) => {
    const page = readPage(request.query as Record<string, string>);
    const listed = await deps.jobs.list(await accountOf(request), page);
    const jobs = listed.jobs.map((job) => jobBody(job, languageOf(request)));
    return reply.header('cache-control', 'no-store').send({ jobs, next: listed.next });
  });
  refuseMethods(api, '/jobs', ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET');
  addJobRoutes(api, '/jobs', { ...deps, accountOf, languageOf });
  refuseMethods(api, '/jobs/:id', ['POST', 'PUT', 'PATCH'], 'GET, DELETE');
  refuseMethods(api, '/jobs/:id/result', ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET');
}

/** One job: its state, its result, its end. */
export function addJobRoutes(api: FastifyInstance, base: string, deps: RouteDeps): void {
  const { jobs, vault, reports, accountOf } = deps;
  api.get<OneJob>(`${base}/:id`, async (request, reply) => {
    const accountId = await accountOf(request);
    const job = await jobs.find(accountId, request.params.id);
    const report = hasReport(job) ? await reports.find(accountId, job.id) : undefined;
    if (job.finishedAt === null) reply.header('retry-after', '1');
    return reply.header('cache-control', 'no-store').send(jobBody(job, deps.languageOf(request), report));
  });
  api.get<OneJob>(`${base}/:id/result`, async (request, reply) => {
    const accountId = await accountOf(request);
    const { id } = request.params;
    reply.raw.once('close', () => {
      if (request.method === 'GET' && reply.statusCode === 200 && reply.raw.writableFinished) {
        deps.deletion.afterJob(accountId, id);
      }
    });
    return sendResult(reply, id, accountId, { jobs, vault });
  });
  api.delete<OneJob>(`${base}/:id`, async (request, reply) => {
    const { id } = request.params;
    const accountId = await accountOf(request);
    await jobs.remove(accountId, id);
    await reports.forget(accountId, id);
    await vault.remove(id);
    deps.deletion.afterJob(accountId, id);
    return reply.status(204).send();
  });
}

async function sendResult(
  reply: FastifyReply,
  id: string,
  accountId: string,
  { jobs, vault }: Pick<JobDeps, 'jobs' | 'vault'>,
) {
  const { key, headers, sizeBytes, attempt } = await jobs.result(accountId, id);
  const content = await vault.readResult(id, attempt, key);
  return reply
    .headers({ ...headers, 'content-length': sizeBytes, 'cache-control': 'no-store' })
    .send(content);
}
