import * as z from 'zod';
import { textUpTo } from '../../arguments/parameters.ts';
import type { Parameter } from '../../arguments/read-arguments.ts';

/** An account by its address or its id. */
export const account = textUpTo(254);

/** A yes that must be said. From a command line it comes as a text. */
export const isTrue: Parameter<boolean> = {
  schema: z.union([z.boolean(), z.stringbool()]),
  accepted: { en: 'true or false', fr: 'true ou false' },
  absent: false,
};

export const wholeNumber = (min: number, max: number): Parameter<number> => ({
  schema: z.coerce.number().int().min(min).max(max),
  accepted: {
    en: `Value must be a valid integer between ${min} and ${max}`,
    fr: `la valeur doit être un entier de ${min} à ${max}`,
  },
});

export const time: Parameter<Date> = {
  schema: z
    .union([z.date(), z.iso.datetime({ offset: true }), z.iso.date()])
    .transform((given) => new Date(given)),
  accepted: {
    en: 'Value must be a date such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z',
    fr: 'la valeur doit être une date telle que 2027-01-31, ou une heure telle que 2027-01-31T12:00:00Z',
  },
};

export const optional = <Value>({ schema, accepted }: Parameter<Value>): Parameter<Value | null> => ({
  schema: schema.nullable(),
  accepted,
  absent: null,
});
