import * as z from 'zod';
import { time } from './primitives.ts';
import { reportShape } from './reports.ts';

/** That no stored copy of a call's files is left; `pending` for as long as they are needed. */
export const deletionProofShape = z.object({
  callId: z.string(),
  operation: z.string().nullable(),
  state: z.enum(['pending', 'issued']),
  receivedAt: time,
  /** Null when the process that received them ended before it could say. */
  filesSha256: z.array(z.string()).readonly().nullable(),
  destroyedAt: time.nullable(),
  /** A signed statement (RFC 7515, compact). */
  proof: z.string().nullable(),
});
export type DeletionProofBody = z.infer<typeof deletionProofShape>;

export const deletionProofList = z.object({
  proofs: z.array(deletionProofShape.extend({ $sequence: z.int() })).readonly(),
});
export type DeletionProofList = z.infer<typeof deletionProofList>;

export const callReportShape = z.object({
  id: z.string(),
  ...reportShape.shape,
  /** Null without the GDPR service. */
  deletionProof: deletionProofShape.nullable(),
});
export type CallReportBody = z.infer<typeof callReportShape>;
