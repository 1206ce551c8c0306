import * as z from 'zod';
import type { Parameter } from '../arguments/read-arguments.ts';

export const ticketNumber: Parameter<number> = {
  schema: z.coerce
    .string()
    .regex(/^T?\d{1,15}$/i)
    .transform((text) => Number(text.replace(/^T/i, ''))),
  accepted: { en: 'it is a ticket number such as 123 or T123', fr: 'c’est un numéro de ticket, 123 ou T123' },
};
