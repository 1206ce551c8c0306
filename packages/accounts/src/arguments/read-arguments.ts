import type { Words } from '@pagesmith/kernel';
import type * as z from 'zod';
import { argumentInvalid, argumentMissing } from './failures.ts';

/** One named value of a call: what is accepted, for the check and in words. */
export interface Parameter<Value> {
  readonly schema: z.ZodType<Value>;
  readonly accepted: Words;
  /** Stands for an absent value; without it the value is required. */
  readonly absent?: Value;
}

type Parameters = Readonly<Record<string, Parameter<unknown>>>;
type Values<P extends Parameters> = { [Name in keyof P]: P[Name] extends Parameter<infer V> ? V : never };

/** The arguments of a call, checked in the order of the parameters; what has no parameter is ignored. */
export function readArguments<P extends Parameters>(parameters: P, given: unknown): Values<P> {
  const values = new Map(typeof given === 'object' && given !== null ? Object.entries(given) : []);
  const checked = Object.entries(parameters).map(([name, parameter]) => [
    name,
    readArgument(name, parameter, values.get(name)),
  ]);
  return Object.fromEntries(checked);
}

function readArgument(
  name: string,
  { schema, accepted, absent }: Parameter<unknown>,
  given: unknown,
): unknown {
  const value = given ?? absent;
  if (value === undefined) throw argumentMissing(name);
  const result = schema.safeParse(value);
  if (!result.success) throw argumentInvalid(name, accepted);
  return result.data;
}
