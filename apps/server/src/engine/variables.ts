import { availableParallelism, totalmem } from 'node:os';
import * as z from 'zod';
import { wholeNumber } from '../whole-number.ts';
import { enginePriorities } from './niceness.ts';

/** A container may have less than its machine. Without a limit the answer is 0, or more than there is. */
const memoryHere = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

export const engineVariables = {
  ENGINE_PROCESSES: wholeNumber(4, 256).default(Math.max(4, availableParallelism())),
  ENGINE_WARM_PROCESSES: wholeNumber(1, 256).optional(),
  ENGINE_TIMEOUT_MS: wholeNumber(15_000, 3_600_000).default(120_000),
  ENGINE_PRIORITY: z.enum(enginePriorities, { error: 'must be by-plan or equal' }).default('by-plan'),
  ENGINE_MEMORY_MB: wholeNumber(1_024, 16_777_216).default(
    Math.max(1_024, Math.floor(memoryHere() / 2_097_152)),
  ),
};
