// Operations that follow one another on files that never leave the engine. A step is read by the definition of its
// operation, so that a pipeline accepts and refuses what separate calls would.
export { pipelineCopy, pipelineExample } from './copy.ts';
export { pipelineFailures } from './failures.ts';
export { type NamedStep, stepPrefix } from './in-step.ts';
export { type PipelineParameter, parametersOf } from './parameters.ts';
export { type Pipeline, type PipelineStep, pipelineShape, type StepValue } from './pipeline.ts';
export { type PipelinePlan, planPipeline, problemsOf, stepFile } from './plan-pipeline.ts';
export { parsePipeline, readPipeline } from './read-pipeline.ts';
export type { StepTask } from './step-task.ts';
