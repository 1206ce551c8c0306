import { type OperationEntry, type OperationId, operations, type PartEntry } from '@pagesmith/client';

export interface Command {
  readonly id: OperationId;
  /** What is typed: the id, without the word that goes without saying. */
  readonly name: string;
  readonly operation: OperationEntry;
}

export const commands: readonly Command[] = (Object.keys(operations) as OperationId[]).map((id) => ({
  id,
  name: id.replace(/-pdf$/, ''),
  operation: operations[id],
}));

export const findCommand = (name: string): Command | undefined =>
  commands.find((command) => command.name === name || command.id === name);

const isFile = ({ kind }: PartEntry): boolean => kind === 'file' || kind === 'files';

/** The parts that are given as files, in their order. */
export const filePartsOf = ({ operation }: Command): [string, PartEntry][] =>
  Object.entries(operation.parts).filter(([, part]) => isFile(part));

export interface Flag {
  /** As it is typed after the two dashes. */
  readonly flag: string;
  /** As the API calls it. */
  readonly name: string;
  readonly kind: 'text' | 'switch' | 'fields' | 'pairs' | 'pipeline' | 'parts';
  readonly isRequired: boolean;
  readonly choices: readonly string[] | undefined;
}

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Everything else that the operation takes. */
export function flagsOf({ operation }: Command): Flag[] {
  const parts = Object.entries(operation.parts).filter(([, part]) => !isFile(part));
  return [
    ...parts.map(
      ([name, { kind, isRequired, choices }]): Flag => ({
        flag: { fields: 'field', parts: 'part' }[kind as string] ?? kebabCase(name),
        name,
        kind:
          kind === 'fields' || kind === 'pairs' || kind === 'pipeline' || kind === 'parts' ? kind : 'text',
        isRequired,
        choices,
      }),
    ),
    ...Object.entries(operation.options).map(
      ([name, { kind, choices }]): Flag => ({
        flag: kebabCase(name),
        name,
        kind: kind === 'flag' ? 'switch' : 'text',
        isRequired: false,
        choices,
      }),
    ),
  ];
}
