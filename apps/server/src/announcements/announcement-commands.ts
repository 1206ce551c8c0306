import {
  type Announcements,
  createAnnouncements,
  createMailbox,
  createSecrets,
  keptSecretKey,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { systemClock } from '@pagesmith/kernel';
import type { Config } from '../config.ts';
import { Unreachable } from '../operator/ask.ts';
import type { OperatorCommands } from '../operator/commands.ts';

export const announcementCommands = ({ announce }: Announcements, onMail?: () => void): OperatorCommands => ({
  'legal.announce': async (given) => {
    const progress = await announce(given);
    onMail?.();
    return progress;
  },
});

/** Without a server: mail is queued for the servers to send, so it is encrypted with their key. */
export async function furnishAnnouncements(config: Config, database: Database): Promise<OperatorCommands> {
  const secretKey = config.secretKey ?? (await keptSecretKey(config.dataDir));
  if (!secretKey) {
    throw new Unreachable(
      `The servers’ secret is neither in SECRET_KEY nor in ${config.dataDir} (DATA_DIR): give this command the configuration of the servers.`,
    );
  }
  const mailbox = createMailbox({ database, secrets: createSecrets({ secretKey }) });
  const { publicUrl } = config;
  return announcementCommands(createAnnouncements({ database, mailbox, clock: systemClock, publicUrl }));
}
