import { userInfo } from 'node:os';
import { Failure } from '@pagesmith/kernel';
import { ConfigError, readConfig } from '../config.ts';
import { askOperator, type Furnish, Unreachable } from './ask.ts';
import { furnishOperators } from './furnish-operators.ts';

/** Asks one question and gives back its result; a refusal ends the command with its sentence. */
export async function askOrExit<Result>(command: string, given: unknown, furnish: Furnish): Promise<Result> {
  try {
    const answer = await askOperator(readConfig(), { command, given }, furnish);
    if ('result' in answer) return answer.result as Result;
    return refuse(answer.failure.message);
  } catch (error) {
    const isTold = error instanceof Failure || error instanceof Unreachable || error instanceof ConfigError;
    if (isTold) return refuse(error.message);
    throw error;
  }
}

/** An action of operators, in the name of the machine's user. */
export const act = <Result>(action: string, given: object): Promise<Result> =>
  askOrExit<Result>('operator.do', { action, user: userInfo().username, given }, furnishOperators);

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
