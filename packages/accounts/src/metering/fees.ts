import { type CallFacts, type Charges, chargesOf } from '@pagesmith/catalog';
import type { PaidCall } from './call.ts';

/** Of a pipeline, the fee of each Pro Tool among its steps; what is charged for the files and the proof, once. */
export function feesOf(
  { isProTool, steps }: Pick<PaidCall, 'isProTool' | 'steps'>,
  facts: Omit<CallFacts, 'isProTool'>,
): Charges {
  const fees = chargesOf({ isProTool, ...facts });
  if (!steps) return fees;
  const proTools = steps.filter((step) => step.isProTool).length;
  return { ...fees, proTools: fees.proTools * proTools };
}
