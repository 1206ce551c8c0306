import { Failure, type Words } from '@pagesmith/kernel';

/** How a step of a pipeline is named to people: its number, from 1, and its operation. */
export interface NamedStep {
  readonly number: number;
  readonly operation: string;
}

/** With what a message begins that is about one step. */
export const stepPrefix = ({ number, operation }: NamedStep): Words => ({
  en: `Step ${number} (${operation}): `,
  fr: `Étape ${number} (${operation})\u00a0: `,
});

export function prefixed(step: NamedStep, words: Words): Words {
  const prefix = stepPrefix(step);
  return { en: `${prefix.en}${words.en}`, fr: `${prefix.fr}${words.fr}` };
}

/** Makes what goes wrong say in which step it did. */
export function failureIn(step: NamedStep, error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  const facts = { ...error.facts, step: step.number };
  return new Failure(error.kind, prefixed(step, error.words), { cause: error, facts });
}
