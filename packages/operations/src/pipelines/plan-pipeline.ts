import { Failure } from '@pagesmith/kernel';
import { type ReceivedPart, readOptions, readParts } from '../define/index.ts';
import type { KnownOperation } from '../operations.ts';
import { pipelineFailures } from './failures.ts';
import { failureIn } from './in-step.ts';
import { operationOf, parametersOf } from './parameters.ts';
import { isPartReference, type Pipeline, type PipelineStep } from './pipeline.ts';
import { contentsOf, type Planning, placeOf, placeOfPdf, sentAs } from './step-parts.ts';
import type { StepTask } from './step-task.ts';

export interface PipelinePlan {
  readonly steps: readonly StepTask[];
  /** The place of the step whose result is the answer. */
  readonly answer: number;
}

/** What an engine calls the file that a step made. */
export const stepFile = (index: number): string => `step-${index + 1}`;

/** Reads every step by the definition of its operation; throws the first thing that is wrong, and names the step. */
export function planPipeline(
  pipeline: Pipeline,
  received: readonly ReceivedPart[],
  sourceOf = stepFile,
): PipelinePlan {
  const accepted = parametersOf(pipeline).map(({ name }) => name);
  const unused = received.find(({ name }) => !accepted.includes(name));
  if (unused) throw pipelineFailures.partUnused({ part: unused.name, accepted });
  const planning = { pipeline, received, sourceOf };
  const steps = pipeline.steps.map((step, index) => planStep(step, index, planning));
  return { steps, answer: answerOf(pipeline) };
}

/** What is wrong with a pipeline whose parts are not there yet: at most one failure of each step. */
export function problemsOf(pipeline: Pipeline): Failure[] {
  const planning = { pipeline, sourceOf: stepFile };
  const checks = [
    ...pipeline.steps.map((step, index) => () => planStep(step, index, planning)),
    () => answerOf(pipeline),
  ];
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof Failure) return [error];
      throw error;
    }
  });
}

const answerOf = (pipeline: Pipeline): number =>
  pipeline.result === undefined ? pipeline.steps.length - 1 : placeOf(pipeline.result, pipeline);

function planStep(step: PipelineStep, index: number, planning: Planning): StepTask {
  try {
    const operation = operationOf(step);
    const values = Object.entries(step.parts).map(([name, given]) => [name, [given].flat()] as const);
    const received = values.flatMap(([name, given]) =>
      given
        .flatMap((value) => contentsOf(value, { index, name, operation }, planning))
        .map((content) => ({ name, content })),
    );
    const stepsTaken = values
      .flatMap(([, given]) => given)
      .flatMap((value) => (typeof value === 'object' && 'step' in value ? [value.step] : []));
    return {
      operation: operation.id,
      input: readParts(operation, received),
      options: readOptions(operation, queryOf(step, operation, planning)),
      takes: [...new Set(stepsTaken.map((name) => placeOfPdf(name, { index }, planning)))],
    };
  } catch (error) {
    throw failureIn({ number: index + 1, operation: step.operation }, error);
  }
}

/** An option whose value is not known yet is left out. */
function queryOf({ options = {} }: PipelineStep, { options: known }: KnownOperation, { received }: Planning) {
  const entries = Object.entries(options).flatMap(([name, given]) => {
    if (!isPartReference(given)) return [[name, String(given)]];
    if (!received && Object.hasOwn(known, name)) return [];
    const [content = ''] = received ? sentAs(given, received) : [];
    return [[name, typeof content === 'string' ? content : '']];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
