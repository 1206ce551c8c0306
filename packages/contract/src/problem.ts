import * as z from 'zod';

/** RFC 9457, with the code that programs read and the request that people name. */
export const problemShape = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** The part of the request, and the form field, that the problem is about, where it is about one. */
  part: z.string().optional(),
  field: z.string().optional(),
  /** The number of the step of a pipeline that it is about. */
  step: z.int().optional(),
  /** What would have been accepted there, and the limit that was exceeded. */
  accepted: z.array(z.string()).readonly().optional(),
  limit: z.number().optional(),
  /** In how many seconds to try again, as in the Retry-After header. */
  retryAfter: z.number().optional(),
});
export type ProblemBody = z.infer<typeof problemShape>;
