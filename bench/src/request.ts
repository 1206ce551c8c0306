// What the bench asks of us, as it is written for the processes that do it.
import { readFileSync } from 'node:fs';
import { operations, readOptions, readParts } from '@pagesmith/operations';

export interface Request {
  readonly operation: string;
  readonly filePart: string;
  readonly files: readonly string[];
  readonly parts: readonly (readonly [name: string, value: string])[];
  readonly output: string;
  readonly warmUps: number;
  readonly runs: number;
  /** In an engine process: the warm-ups go on until they took so much processor time. */
  readonly warmUpMsMin?: number;
  /** In an engine process: a run repeats the work until that took so much processor time, and counts its mean. */
  readonly runMsMin?: number;
  /** Neither the warm-ups nor the runs go on beyond this, but there is one of each that was asked for. */
  readonly secondsMax?: number;
}

export const readRequest = (path: string): Request => JSON.parse(readFileSync(path, 'utf8'));

/** The operation with its values, as its definition reads them. */
export function callOf({ operation, filePart, files, parts }: Request) {
  const definition = operations.find(({ id }) => id === operation);
  if (definition === undefined) throw new Error(`There is no operation ${operation}.`);
  const received = [
    ...files.map((source) => ({ name: filePart, content: { source } })),
    ...parts.map(([name, content]) => ({ name, content })),
  ];
  return {
    operation: definition.id,
    input: readParts(definition, received),
    options: readOptions(definition, {}),
  };
}
