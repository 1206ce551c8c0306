import * as z from 'zod';

/** A moment as JSON has it. */
export const time = z.iso.datetime({ offset: true });
export const count = z.int().min(0);
