import { createAccountDoor } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { OperatorCommands } from '../operator/commands.ts';

/** What an operator can do with an account, by name. */
export function accountCommands(database: Database, clock: Clock = systemClock): OperatorCommands {
  const door = createAccountDoor(database, clock);
  return {
    'account.show': (given) => door.show(given),
    'account.block': (given) => door.block(given),
    'account.restore': (given) => door.restore(given),
  };
}
