import {
  type Announcements,
  createAnnouncements,
  createMailbox,
  createSecrets,
  keptSecretKey,
  type Progress,
} from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { systemClock } from '@pagesmith/kernel';
import type { Config } from '../config.ts';
import { Unreachable } from '../operator/ask.ts';
import type { OperatorCommands } from '../operator/commands.ts';

export const announcementCommands = (
  { legalChange, subProcessor, urgentNotice }: Announcements,
  onMail?: () => void,
): OperatorCommands => {
  const thenMailed =
    (announce: (given: unknown) => Promise<Progress>) =>
    async (given: unknown): Promise<Progress> => {
      const progress = await announce(given);
      onMail?.();
      return progress;
    };
  return {
    'legal.announce': thenMailed(legalChange),
    'sub-processor.announce': thenMailed(subProcessor),
    'notice.mail': thenMailed(urgentNotice),
  };
};

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
