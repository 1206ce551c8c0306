import type { SavedPipelines } from '@pagesmith/accounts';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answerCall } from '../answer-call.ts';
import { pipelineCall, savedPipelineCall } from './pipeline-call.ts';

interface PipelineDeps extends AnswerDeps {
  readonly pipelines: SavedPipelines;
}

/** Pipelines are called like operations; saving them is managed elsewhere, under the same addresses. */
export function addPipelineCalls(api: FastifyInstance, deps: PipelineDeps): void {
  api.post('/pipelines', (request, reply) => answerCall(pipelineCall, request, reply, deps));
  api.post<{ Params: { name: string } }>('/pipelines/:name', (request, reply) =>
    answerCall(savedPipelineCall(request.params.name, deps.pipelines), request, reply, deps),
  );
}
