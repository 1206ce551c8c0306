import type { ByteSink, Warning } from '@pagesmith/pdf';
import { failureIn, prefixed } from '../pipelines/in-step.ts';
import type { StepTask } from '../pipelines/step-task.ts';
import { runOperation } from './operation.ts';
import type { Outcome, RunOptions } from './run.ts';

/** Where the results of steps lie while others need them. */
export interface StepFiles {
  /** What the result of a step is written into, until it is closed. */
  open(step: number): ByteSink & { close(): void };
  remove(step: number): void;
}

/** A warning that is about one step of a pipeline, by its number from 1. */
export type StepWarning = Warning & { readonly step: number };

/** Runs the steps of a pipeline one after the other; what it comes to is the outcome of the step that answers. */
export async function runSteps(
  steps: readonly StepTask[],
  answer: number,
  files: StepFiles,
  given: RunOptions,
): Promise<Outcome & { readonly warnings: readonly StepWarning[] }> {
  const warnings: StepWarning[] = [];
  let content: Outcome['content'] | undefined;
  let pagesBefore = 0;
  for (const [index, step] of steps.entries()) {
    const named = { number: index + 1, operation: step.operation };
    const sink = files.open(index);
    let pages = 0;
    const progress: RunOptions['progress'] =
      given.progress &&
      ((done, total) => {
        pages = total;
        given.progress?.(pagesBefore + done, pagesBefore + total);
      });
    const watermark = index === answer ? given.watermark : undefined;
    try {
      const { operation, input, options } = step;
      const outcome = await runOperation(operation, input, options, { ...given, progress, watermark, sink });
      if (index === answer) content = outcome.content;
      for (const { words, ...warning } of outcome.warnings) {
        warnings.push({ ...warning, words: prefixed(named, words), step: named.number });
      }
    } catch (error) {
      throw failureIn(named, error);
    } finally {
      sink.close();
    }
    pagesBefore += pages;
    for (const taken of step.takes ?? []) if (isDone(taken, index, steps, answer)) files.remove(taken);
  }
  if (!content) throw new Error('no step answers');
  return { content, warnings };
}

/** Whether no later step needs what a step made. */
const isDone = (made: number, index: number, steps: readonly StepTask[], answer: number): boolean =>
  made !== answer && !steps.slice(index + 1).some(({ takes }) => takes?.includes(made));
