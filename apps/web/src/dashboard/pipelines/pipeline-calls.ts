import type { PipelineList, PipelinePrice, SavedPipelineBody } from '@pagesmith/contract';
import type { Pipeline } from '@pagesmith/operations';
import { callBackend } from '../../session/backend.ts';

export const listPipelines = async () => (await callBackend<PipelineList>('GET', '/pipelines')).pipelines;
export const savePipeline = (name: string, pipeline: Pipeline) =>
  callBackend<SavedPipelineBody>('PUT', `/pipelines/${encodeURIComponent(name)}`, pipeline);
export const deletePipeline = (name: string) =>
  callBackend('DELETE', `/pipelines/${encodeURIComponent(name)}`);
export const pricePipeline = (pipeline: Pipeline) =>
  callBackend<PipelinePrice>('POST', '/pipelines/price', pipeline);
