import { chargeKinds } from '@pagesmith/catalog';
import * as z from 'zod';
import { count, time } from './primitives.ts';
import { problemShape } from './problem.ts';

/** A pipeline that is kept under a name, and the parts that whoever runs it sends along. */
export const savedPipeline = z.object({
  name: z.string(),
  /** Its steps, as they are sent to run it. */
  pipeline: z.unknown(),
  parameters: z
    .array(z.object({ name: z.string(), isFile: z.boolean(), default: z.string().optional() }))
    .readonly(),
  createdAt: time,
  updatedAt: time,
});
export type SavedPipelineBody = z.infer<typeof savedPipeline>;

export const pipelineList = z.object({ pipelines: z.array(savedPipeline).readonly() });
export type PipelineList = z.infer<typeof pipelineList>;

/** What a pipeline would cost the account now, and what is wrong with it. */
export const pipelinePrice = z.object({
  /** One for each step; none for a trial, or with a test key. */
  credits: count,
  creditsRemaining: count,
  /** Free and marked: it has a Pro Tool that the plan does not include. */
  isTrial: z.boolean(),
  currency: z.literal('EUR'),
  /** Beyond the plan's price, in thousandths. */
  charges: z.array(z.object({ kind: z.enum(chargeKinds), amountMills: count })).readonly(),
  totalMills: count,
  problems: z.array(problemShape).readonly(),
});
export type PipelinePrice = z.infer<typeof pipelinePrice>;
