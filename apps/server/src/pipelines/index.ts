// Saved pipelines of the signed-in customer under /v1, for the dashboard. Programs reach the same routes with a key
// (`management`), and both run pipelines through the PDF API.
import type { Identity, RunningBilling, SavedPipelines } from '@pagesmith/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Origins } from '../wire/origins.ts';
import { addWireScope } from '../wire/scope.ts';
import { requireSignedIn } from '../wire/visitor.ts';
import { addPipelineRoutes } from './routes.ts';

interface PipelinesDeps {
  readonly pipelines: SavedPipelines;
  readonly billing: Pick<RunningBilling, 'overview'>;
  readonly identity: Identity;
  readonly origins: Origins;
}

export async function addPipelines(app: FastifyInstance, deps: PipelinesDeps): Promise<void> {
  const { identity, origins } = deps;
  const accountOf = async (request: FastifyRequest) => (await requireSignedIn(identity, request)).account.id;
  const payerOf = async (request: FastifyRequest) => ({ accountId: await accountOf(request), isTest: false });
  await addWireScope(app, { prefix: '/v1/pipelines', origins }, (scope) => {
    addPipelineRoutes(scope, '', { accountOf, payerOf }, deps);
  });
}
