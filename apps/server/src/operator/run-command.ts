import { userInfo } from 'node:os';
import { Failure } from '@pagesmith/kernel';
import { ConfigError, readConfig } from '../config.ts';
import { askOperator, Unreachable } from './ask.ts';
import { furnishOperators } from './furnish-operators.ts';

/** Carries out an action of operators in the name of the machine's user; a refusal ends the command with its sentence. */
export async function act<Result>(action: string, given: object): Promise<Result> {
  const question = { command: 'operator.do', given: { action, user: userInfo().username, given } };
  try {
    const answer = await askOperator(readConfig(), question, furnishOperators);
    if ('result' in answer) return answer.result as Result;
    return refuse(answer.failure.message);
  } catch (error) {
    const isTold = error instanceof Failure || error instanceof Unreachable || error instanceof ConfigError;
    if (isTold) return refuse(error.message);
    throw error;
  }
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
