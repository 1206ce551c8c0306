import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Database, databaseFailures } from '@pagesmith/database';
import { Failure } from '@pagesmith/kernel';
import type { Config } from '../config.ts';
import {
  type Answer,
  answerOf,
  carryOut,
  doorPath,
  type OperatorCommands,
  type Question,
} from './commands.ts';
import { knock } from './knock.ts';

/** Why a command can reach neither the server nor its database, as one sentence. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

export type Furnish = (config: Config, database: Database) => Promise<OperatorCommands>;

/**
 * Asks the running server where it alone may open the database; otherwise opens the database and carries out the
 * command here, by what `furnish` makes of it.
 */
export async function askOperator(config: Config, question: Question, furnish: Furnish): Promise<Answer> {
  if (!config.databaseUrl) {
    const answer = await askServer(config, question);
    if (answer) return answer;
    if (!existsSync(join(config.dataDir, 'database'))) {
      throw new Unreachable(`There is no database in ${config.dataDir} (DATA_DIR): npm start creates it.`);
    }
  }
  const database = await open(config);
  try {
    const answer = await carryOut(await furnish(config, database), question);
    // As it would have come through the door.
    return JSON.parse(JSON.stringify(answer));
  } catch (error) {
    if (error instanceof Failure) return answerOf(error);
    throw error;
  } finally {
    await database.close();
  }
}

async function askServer({ dataDir }: Config, question: Question): Promise<Answer | undefined> {
  const path = doorPath(dataDir);
  try {
    return await knock(path, question);
  } catch (cause) {
    const words =
      cause instanceof Error && 'code' in cause && cause.code === 'EACCES'
        ? `Only the user that runs the server may open ${path}: run this command as that user.`
        : `The server closed the connection at ${path}: ${String(cause)}`;
    throw new Unreachable(words, { cause });
  }
}

async function open({ dataDir, databaseUrl, databaseDirectUrl }: Config): Promise<Database> {
  try {
    return await connect({ dataDir, databaseUrl: databaseDirectUrl ?? databaseUrl });
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    const isBusy = cause.code === databaseFailures.dataFolderBusy.code;
    const words = isBusy
      ? `A server uses ${dataDir} (DATA_DIR) but does not answer at ${doorPath(dataDir)}: run this command on the machine, or in the container, where it runs.`
      : cause.message;
    throw new Unreachable(words, { cause });
  }
}
