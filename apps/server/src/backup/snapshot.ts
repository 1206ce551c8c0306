import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@pagesmith/database';
import type { Config } from '../config.ts';
import type { OperatorCommands } from '../operator/commands.ts';

export interface SnapshotAsked {
  /** Becomes a data folder with a copy of the database in it. */
  readonly folder: string;
}

/**
 * Copies the files of the embedded database while it does nothing else, which takes about as long as copying them. Whoever
 * reads the copy has time: the server goes on at once.
 */
export const snapshotCommands = (config: Config, database: Database): OperatorCommands => ({
  'backup.snapshot': async (given) => {
    const { folder } = given as SnapshotAsked;
    await database.query('CHECKPOINT');
    await database.transaction(async (transaction) => {
      await transaction.query('SELECT 1');
      await cp(join(config.dataDir, 'database'), join(folder, 'database'), { recursive: true });
    });
    return {};
  },
});
