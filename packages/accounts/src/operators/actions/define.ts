import type { Transaction } from '@pagesmith/database';
import { type Parameter, readArguments } from '../../arguments/read-arguments.ts';
import type { Actor } from '../actor.ts';
import type { OperatorDeps } from '../deps.ts';

export interface ActionContext {
  readonly deps: OperatorDeps;
  /** The audit row is written in it too. */
  readonly transaction: Transaction;
  readonly actor: Actor;
  readonly now: Date;
}

/** What came of an action: for the audit row, and for whoever asked. */
interface Done {
  /** What it was done to: the id of an account, a ticket, an operator's address. */
  readonly subject: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The answer; what there is after it, unless given. */
  readonly result?: unknown;
}

type Parameters = Readonly<Record<string, Parameter<unknown>>>;
type Values<P extends Parameters> = { [Name in keyof P]: P[Name] extends Parameter<infer V> ? V : never };

interface Definition<P extends Parameters, Found> {
  /** In the order of a command line: the first needs no name there. */
  readonly parameters: P;
  /** For the help text of the command. */
  readonly about: string;
  /** Overviews leave no row; whatever looks at one customer, or changes anything, does. */
  readonly isOverview?: boolean;
  readonly needsReason?: boolean;
  /** It changes money or access: password and code must have been given a short time ago. */
  readonly needsConfirmation?: boolean;
  /** What others must do or say first, outside of the transaction; may happen again. */
  readonly first?: (deps: OperatorDeps, given: Values<P>) => Promise<Found>;
  readonly run: (context: ActionContext, given: Values<P>, found: Found) => Promise<Done>;
}

export interface Action {
  readonly parameters: readonly string[];
  readonly about: string;
  readonly isOverview: boolean;
  readonly needsReason: boolean;
  readonly needsConfirmation: boolean;
  first(deps: OperatorDeps, given: unknown): Promise<unknown>;
  run(context: ActionContext, given: unknown, found: unknown): Promise<Done>;
}

/** One thing an operator can do: routes, commands and the audit row follow from it. */
export function defineAction<P extends Parameters, Found = unknown>(
  definition: Definition<P, Found>,
): Action {
  const { parameters, about, first, run } = definition;
  const { isOverview = false, needsReason = false, needsConfirmation = false } = definition;
  return {
    parameters: Object.keys(parameters),
    about,
    isOverview,
    needsReason,
    needsConfirmation,
    first: async (deps, given) => first?.(deps, readArguments(parameters, given) as Values<P>),
    run: (context, given, found) =>
      run(context, readArguments(parameters, given) as Values<P>, found as Found),
  };
}
