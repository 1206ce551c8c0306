import { pipelineStepsMax } from '@pagesmith/catalog';
import * as z from 'zod';
import type { OperationId } from '../operations.ts';
import { definitions } from '../registry.ts';

const operationIds = definitions.map(({ id }) => id) as [OperationId, ...OperationId[]];

/** A step by its own name, or by its number from 1. */
const stepName = z.union([z.string().min(1).max(100), z.int().min(1).max(pipelineStepsMax)]);

/** A part of the request: a file, or a text, which may have a default. */
const partReference = z.strictObject({ part: z.string().min(1), default: z.string().optional() });
/** What an earlier step made. */
const stepReference = z.strictObject({ step: stepName });

const literal = z.union([z.string(), z.number(), z.boolean()]);
const value = z.union([literal, partReference, stepReference]);

const step = z.strictObject({
  id: z.string().min(1).max(100).optional(),
  operation: z.enum(operationIds),
  /** The parts of the operation; a list is a part that is sent several times. */
  parts: z.record(z.string(), z.union([value, z.array(value)])),
  options: z.record(z.string(), z.union([literal, partReference])).optional(),
});

/** Operations that follow one another. The answer is the result of the last one, or of the one that is named. */
export const pipelineShape = z.strictObject({
  steps: z.array(step).min(1).max(pipelineStepsMax),
  result: stepName.optional(),
});

export type Pipeline = z.infer<typeof pipelineShape>;
export type PipelineStep = Pipeline['steps'][number];
export type StepValue = z.infer<typeof value>;
export type StepName = z.infer<typeof stepName>;
export type PartReference = z.infer<typeof partReference>;

export const isPartReference = (given: unknown): given is PartReference =>
  typeof given === 'object' && given !== null && 'part' in given;
