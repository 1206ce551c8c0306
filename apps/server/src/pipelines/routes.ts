import type { RunningBilling, SavedPipeline, SavedPipelines } from '@pagesmith/accounts';
import type { PipelineList, PipelinePrice, SavedPipelineBody } from '@pagesmith/contract';
import { type Pipeline, parametersOf, problemsOf, readPipeline } from '@pagesmith/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf, problemBody } from '../http/problem.ts';
import { priceOf } from './price.ts';

/** Whose pipelines are asked for, and who wants to know what one costs. */
export interface Asking {
  accountOf(request: FastifyRequest): Promise<string>;
  payerOf(request: FastifyRequest): Promise<{ readonly accountId: string; readonly isTest: boolean }>;
}

interface PipelineDeps {
  readonly pipelines: SavedPipelines;
  readonly billing: Pick<RunningBilling, 'overview'>;
}

type OnePipeline = { Params: { name: string } };

/** Saved pipelines, and the price of any. Running them is the PDF API's. */
export function addPipelineRoutes(
  scope: FastifyInstance,
  base: string,
  asking: Asking,
  { pipelines, billing }: PipelineDeps,
): void {
  const one = `${base}/:name`;
  scope.get(base || '/', async (request): Promise<PipelineList> => {
    const saved = await pipelines.list(await asking.accountOf(request));
    return { pipelines: saved.map(bodyOf) };
  });
  scope.get<OnePipeline>(one, async (request) =>
    bodyOf(await pipelines.find(await asking.accountOf(request), request.params.name)),
  );
  scope.put<OnePipeline>(one, async (request) => {
    const accountId = await asking.accountOf(request);
    const pipeline = readPipeline(request.body);
    const [problem] = problemsOf(pipeline);
    if (problem) throw problem;
    return bodyOf(await pipelines.save(accountId, request.params.name, pipeline));
  });
  scope.delete<OnePipeline>(one, async (request, reply) => {
    await pipelines.remove(await asking.accountOf(request), request.params.name);
    return reply.status(204).send();
  });
  scope.post(`${base}/price`, async (request): Promise<PipelinePrice> => {
    const { accountId, isTest } = await asking.payerOf(request);
    const language = languageOf(request);
    const pipeline = readPipeline(request.body);
    const account = await billing.overview({ accountId, email: '', language });
    const { inputBytes } = request.query as Record<string, string>;
    const price = priceOf({ pipeline, account, inputBytes: Number(inputBytes) || 0, isTest });
    const problems = problemsOf(pipeline).map((failure) => problemBody(failure, language, request.id));
    return { ...price, problems };
  });
}

const bodyOf = ({ name, definition, createdAt, updatedAt }: SavedPipeline): SavedPipelineBody => ({
  name,
  pipeline: definition,
  parameters: parametersOf(definition as Pipeline),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
