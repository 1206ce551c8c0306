// What programs manage with a key instead of a browser: usage, the log, keys, pipelines and webhooks. Each address needs the key to
// have its scope. The rules are those of the accounts room; the shapes those that the dashboard uses.
import cookie from '@fastify/cookie';
import {
  type Endpoints,
  listCalls,
  type Mailbox,
  manageKeys,
  noteKeyUse,
  type Postman,
  type RunningBilling,
  readPage,
  type SavedPipelines,
  type Secrets,
  type ThrottleRule,
} from '@pagesmith/accounts';
import { managementRequestsPerMinute } from '@pagesmith/catalog';
import { usageShape } from '@pagesmith/contract';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate, callerOf, count, type KeyDeps } from '../api/authenticate.ts';
import { knownScopes } from '../api/known-scopes.ts';
import { pipelineCall } from '../api/pipelines/pipeline-call.ts';
import { refuseMethods } from '../api/refuse-methods.ts';
import { languageOf } from '../http/problem.ts';
import { addPipelineRoutes } from '../pipelines/routes.ts';
import { addVersions } from '../versions/versions.ts';
import { addEndpointRoutes } from '../webhooks/routes.ts';
import { addBodyReading } from '../wire/body.ts';
import { managementFailures } from './failures.ts';
import { addKeyRoutes, type KeyFor } from './keys.ts';

interface ManagementDeps {
  readonly keys: KeyDeps;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly mailbox: Mailbox;
  readonly postman: Postman;
  readonly billing: Pick<RunningBilling, 'overview'>;
  readonly endpoints: Endpoints;
  readonly pipelines: SavedPipelines;
  readonly clock?: Clock | undefined;
}

/** Counted separately: managing does not use up calls. */
const askingRule: ThrottleRule = {
  name: 'management',
  eventsMax: managementRequestsPerMinute,
  windowMs: 60_000,
};

export async function addManagement(app: FastifyInstance, deps: ManagementDeps): Promise<void> {
  const { keys, clock = systemClock } = deps;
  const keyFor: KeyFor = async (request, ...scopes) => {
    const key = await authenticate(request, scopes, keys);
    const event = { rule: askingRule, subject: key.accountId };
    await count(keys.throttle, event, managementFailures.accountAskedTooOften);
    await noteKeyUse(deps.database, key.keyId, callerOf(request), clock.now());
    return key;
  };
  await app.register(async (api) => {
    await api.register(cookie);
    addVersions(api);
    addBodyReading(api);
    api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    addFigures(api, keyFor, deps);
    addKeyRoutes(api, keyFor, manageKeys({ ...deps, clock, knownScopes }), deps.postman);
    const asking = {
      accountOf: async (request: FastifyRequest) => (await keyFor(request, 'webhooks')).accountId,
      requireSecretsShown: async () => undefined,
    };
    addEndpointRoutes(api, '/webhook-endpoints', asking, deps.endpoints);
    addSavedPipelines(api, keyFor, deps);
  });
}

function addSavedPipelines(api: FastifyInstance, keyFor: KeyFor, deps: ManagementDeps): void {
  const asking = {
    accountOf: async (request: FastifyRequest) => (await keyFor(request, 'pipelines')).accountId,
    payerOf: async (request: FastifyRequest) => {
      const { accountId, mode } = await keyFor(request, ...pipelineCall.scopes);
      return { accountId, isTest: mode === 'test' };
    },
  };
  addPipelineRoutes(api, '/pipelines', asking, deps);
  refuseMethods(api, '/pipelines', ['PUT', 'PATCH', 'DELETE'], 'GET, POST');
  refuseMethods(api, '/pipelines/:name', ['PATCH'], 'GET, POST, PUT, DELETE');
}

function addFigures(api: FastifyInstance, keyFor: KeyFor, { database, billing }: ManagementDeps): void {
  api.get('/usage', async (request) => {
    const { accountId } = await keyFor(request, 'usage');
    return usageShape.parse(await billing.overview({ accountId, email: '', language: languageOf(request) }));
  });
  api.get('/calls', async (request) => {
    const { accountId: ownerId } = await keyFor(request, 'usage');
    const page = readPage(request.query as Record<string, string>);
    return listCalls(database, { ownerId, language: languageOf(request) }, page);
  });
  for (const url of ['/usage', '/calls']) refuseMethods(api, url, ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET');
}
