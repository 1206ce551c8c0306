// What the operator's commands and the server need to meet: on the embedded database, which one process alone may open,
// at a door in the data folder; otherwise on the database. Which commands there are is up to the rooms that have them.
import type { Database } from '@pagesmith/database';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { doorPath, type OperatorCommands } from './commands.ts';
import { type Door, openDoor } from './door.ts';

interface OperatorDoorDeps {
  readonly config: Config;
  readonly database: Database;
  readonly commands: OperatorCommands;
}

/** Open while the server listens. Without it the server still works: only the commands do not. */
export function addOperatorDoor(
  app: FastifyInstance,
  { config, database, commands }: OperatorDoorDeps,
): void {
  if (database.kind !== 'embedded') return;
  let door: Door | undefined;
  const onError = (err: unknown) => app.log.error({ err }, 'an operator command failed');
  app.addHook('onListen', async () => {
    try {
      door = await openDoor({ path: doorPath(config.dataDir), commands, onError });
    } catch (err) {
      app.log.error({ err }, 'the operator’s door does not open: commands cannot reach this server');
    }
  });
  app.addHook('preClose', async () => door?.close());
}
