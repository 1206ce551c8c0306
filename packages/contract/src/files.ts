import * as z from 'zod';
import { count, cursor, time } from './primitives.ts';

/** How long a file is kept: for the retention of the plan, longer by choice, or as long as the link to a result. */
const fileKeeps = ['retention', 'template', 'link'] as const;

/** A file that can be named in the place of one in a request. */
export const fileShape = z.object({
  id: z.string(),
  name: z.string(),
  sizeBytes: count,
  keep: z.enum(fileKeeps),
  createdAt: time,
  expiresAt: time,
});
export type FileBody = z.infer<typeof fileShape>;

export const filePage = z.object({ files: z.array(fileShape).readonly(), next: cursor });

/** The answer in the place of a file: where it can be fetched, by anybody who has the address, and until when. */
export const linkShape = z.object({
  url: z.url(),
  expiresAt: time,
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: count,
  /** It can also be named as a file in the next request. */
  file: z.string(),
});
export type LinkBody = z.infer<typeof linkShape>;

/** The answer in the place of a result that went to the caller's own address. */
export const deliveryShape = z.object({
  delivered: z.literal(true),
  /** What the address answered. */
  status: z.int(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: count,
});
export type DeliveryBody = z.infer<typeof deliveryShape>;
