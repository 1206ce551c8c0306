// Pipelines that customers have saved, by name. What a pipeline says is the operations' to judge: here it is kept.
export { savedPipelineFailures } from './failures.ts';
export { createSavedPipelines, type SavedPipeline, type SavedPipelines } from './saved-pipelines.ts';
