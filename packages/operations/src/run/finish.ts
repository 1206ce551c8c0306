import type { Finish } from '@pagesmith/pdf';
import type { OptionValuesOf } from '../define/part.ts';
import type { finishingOptions } from '../finishing/options.ts';

/** What the options of a call ask of the PDF that it makes. */
export function finishAsked(options: unknown): Finish {
  const { protect, clean, linearize } = (options ?? {}) as Partial<OptionValuesOf<typeof finishingOptions>>;
  return { keepsProtection: protect === 'keep', isCleaned: clean === true, isLinearized: linearize === true };
}
