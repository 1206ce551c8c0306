import {
  type CallId,
  type OperationEntry,
  type OperationId,
  operations,
  type PartEntry,
  type RouteEntry,
  type RouteId,
  routes,
} from '@pagesmith/client';
import { type Flag, flagsOfOperation, flagsOfRoute, isFile } from './flags.ts';
import { nameOf } from './names.ts';

interface Named {
  /** What is typed, such as `merge` or `keys create`. */
  readonly name: string;
  readonly flags: readonly Flag[];
}

/** Something that files are given to. */
export interface OperationCommand extends Named {
  readonly id: OperationId;
  readonly operation: OperationEntry;
}

/** Something that is asked for with values. */
export interface RouteCommand extends Named {
  readonly id: RouteId;
  readonly route: RouteEntry;
}

export type Command = OperationCommand | RouteCommand;

export const operationCommands: readonly OperationCommand[] = (Object.keys(operations) as OperationId[]).map(
  (id) => {
    const operation: OperationEntry = operations[id];
    return { id, name: nameOf(id, operation.path), operation, flags: flagsOfOperation(operation) };
  },
);

export const routeCommands: readonly RouteCommand[] = (Object.keys(routes) as RouteId[]).map((id) => {
  const route: RouteEntry = routes[id];
  return { id, name: nameOf(id, route.path), route, flags: flagsOfRoute(route) };
});

export const commands: readonly Command[] = [...operationCommands, ...routeCommands];

/** By the two words of a noun and what to do with it, or by one; an operation by its id too. */
export function findCommand([first = '', second = '']: readonly string[]):
  | { readonly command: Command; readonly words: 1 | 2 }
  | undefined {
  const ofTwo = commands.find(({ name }) => name === `${first} ${second}`);
  if (ofTwo) return { command: ofTwo, words: 2 };
  const ofOne = commands.find(({ name, id }) => name === first || id === first);
  return ofOne && { command: ofOne, words: 1 };
}

export const isCall = (command: OperationCommand): command is OperationCommand & { readonly id: CallId } =>
  command.operation.isCall;

/** The parts that are given as files, in their order. */
export const filePartsOf = ({ operation }: OperationCommand): [string, PartEntry][] =>
  Object.entries(operation.parts).filter(([, part]) => isFile(part));

/** What stands in the address, and so before everything else that is given by its place. */
export const placedOf = (command: Command): string[] =>
  'route' in command
    ? Object.keys(command.route.values).filter((name) => command.route.values[name]?.place === 'path')
    : Object.keys(command.operation.parts).filter((name) => command.operation.parts[name]?.kind === 'path');
