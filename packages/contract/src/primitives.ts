import * as z from 'zod';

/** A moment as JSON has it. */
export const time = z.iso.datetime({ offset: true });
/** What the next page begins after; null on the last one. */
export const cursor = z.string().nullable();
export const count = z.int().min(0);
