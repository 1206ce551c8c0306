import { type Database, recoveryTokens, sessions, throttles } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import { lt } from 'drizzle-orm';

/** Deletes what time has ended. Nothing depends on it: what has expired counts no more, swept or not. */
export async function sweepExpired({ orm }: Database, clock: Clock = systemClock): Promise<void> {
  const now = clock.now();
  await orm.delete(throttles).where(lt(throttles.windowEndsAt, now));
  await orm.delete(sessions).where(lt(sessions.expiresAt, now));
  await orm.delete(recoveryTokens).where(lt(recoveryTokens.expiresAt, now));
}
