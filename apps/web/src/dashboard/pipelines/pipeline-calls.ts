import type { PipelineList, PipelinePrice, SavedPipelineBody } from '@pagesmith/contract';
import type { Pipeline } from '@pagesmith/operations';
import { callBackend } from '../../session/backend.ts';

/** The list waits for it: whoever leaves the builder at once finds there what was saved. */
let lastSave: Promise<unknown> = Promise.resolve();

export async function listPipelines() {
  await lastSave;
  return (await callBackend<PipelineList>('GET', '/pipelines')).pipelines;
}

export function savePipeline(name: string, pipeline: Pipeline) {
  const saved = callBackend<SavedPipelineBody>('PUT', `/pipelines/${encodeURIComponent(name)}`, pipeline);
  lastSave = saved.catch(() => undefined);
  return saved;
}

export const deletePipeline = (name: string) =>
  callBackend('DELETE', `/pipelines/${encodeURIComponent(name)}`);
export const pricePipeline = (pipeline: Pipeline) =>
  callBackend<PipelinePrice>('POST', '/pipelines/price', pipeline);
