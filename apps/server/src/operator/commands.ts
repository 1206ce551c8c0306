import { join } from 'node:path';
import { Failure } from '@pagesmith/kernel';

/** What can be asked at the door, by name. Whoever answers checks what is given. */
export type OperatorCommands = Readonly<Record<string, (given: unknown) => Promise<unknown>>>;

/** What goes through the door, one question for each connection: JSON, and the end of the stream. */
export interface Question {
  readonly command: string;
  readonly given: unknown;
}

export type Answer =
  | { readonly result: unknown }
  | { readonly failure: { readonly code: string; readonly status: number; readonly message: string } };

export const doorPath = (dataDir: string): string => join(dataDir, 'operator.sock');

/** A deliberate failure keeps its words; anything else is for the server's log. */
export function answerOf(error: unknown): Answer {
  if (!(error instanceof Failure)) {
    const message = 'The command failed in the server: its log says why.';
    return { failure: { code: 'command_failed', status: 500, message } };
  }
  return { failure: { code: error.code, status: error.status, message: error.message } };
}

/** Carries out what was asked. */
export async function carryOut(commands: OperatorCommands, { command, given }: Question): Promise<Answer> {
  const act = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (act) return { result: await act(given) };
  const message = `The server knows no command ${command}: it is a different version from this command.`;
  return { failure: { code: 'command_unknown', status: 404, message } };
}
