import {
  challenges,
  type Database,
  emailProofs,
  operatorSessions,
  recoveryTokens,
  refusalCounts,
  sessions,
  throttles,
} from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import { lt } from 'drizzle-orm';
import { sweepDeletedKeys } from '../keys/delete-key.ts';
import { sweepSecurityLog } from '../security-log/sweep.ts';
import { sweepTickets } from '../tickets/sweep.ts';
import { eraseClosedAccounts } from './close-account.ts';
import { sweepDevices } from './known-devices.ts';

const minuteMs = 60_000;

/** Deletes what time has ended, which counts no more in any case, and erases closed accounts whose days are over. */
export async function sweepExpired(database: Database, clock: Clock = systemClock): Promise<void> {
  const { orm } = database;
  const now = clock.now();
  await orm.delete(throttles).where(lt(throttles.windowEndsAt, now));
  await orm.delete(sessions).where(lt(sessions.expiresAt, now));
  await orm.delete(operatorSessions).where(lt(operatorSessions.expiresAt, now));
  await orm.delete(recoveryTokens).where(lt(recoveryTokens.expiresAt, now));
  await orm.delete(challenges).where(lt(challenges.expiresAt, now));
  await orm.delete(emailProofs).where(lt(emailProofs.expiresAt, now));
  await orm.delete(refusalCounts).where(lt(refusalCounts.minute, new Date(now.getTime() - 2 * minuteMs)));
  await sweepDeletedKeys(database, now);
  await sweepDevices(database, now);
  await sweepSecurityLog(database, now);
  await sweepTickets(database, now);
  await eraseClosedAccounts(database, now);
}
