import {
  createDesk,
  createMailbox,
  createSecrets,
  createThrottle,
  keptSecretKey,
  ticketLimits,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { systemClock } from '@pagesmith/kernel';
import type { Config } from '../config.ts';
import { Unreachable } from '../operator/ask.ts';
import { deskCommands } from './desk-commands.ts';
import { ticketSettingsOf } from './settings.ts';

/** The desk without a server: mail is queued for the servers to send, so it is encrypted with their key. */
export async function furnishDesk(config: Config, database: Database) {
  const secretKey = config.secretKey ?? (await keptSecretKey(config.dataDir));
  if (!secretKey) {
    throw new Unreachable(
      `The servers’ secret is neither in SECRET_KEY nor in ${config.dataDir} (DATA_DIR): give this command the configuration of the servers.`,
    );
  }
  const mailbox = createMailbox({ database, secrets: createSecrets({ secretKey }) });
  const throttle = createThrottle(database);
  const desk = createDesk({
    ...ticketSettingsOf(config),
    database,
    throttle,
    mailbox,
    limits: ticketLimits,
    clock: systemClock,
  });
  return deskCommands(desk);
}
