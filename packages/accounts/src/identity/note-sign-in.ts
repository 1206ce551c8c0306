import { Failure } from '@pagesmith/kernel';
import { notifyOwner } from '../security-log/notify-owner.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import type { Account, Visitor } from './account.ts';
import type { IdentityDeps } from './deps.ts';
import { rememberDevice } from './known-devices.ts';
import { newSecret } from './session-token.ts';

/** Writes it down, and tells the owner of a browser that was not seen there before. Only for whole sessions. */
export async function noteSignIn(deps: IdentityDeps, account: Account, visitor: Visitor): Promise<void> {
  const { database, mailbox, throttle, limits, clock } = deps;
  const at = clock.now();
  const { isNew, isFirst } = await rememberDevice(database, account.id, visitor.deviceId ?? newSecret(), at);
  const isStrange = isNew && !isFirst;
  const facts = { device: isStrange ? 'new' : 'known' };
  await recordSecurityEvent(database, { accountId: account.id, kind: 'sign_in', visitor, facts, at });
  if (!isStrange || !mailbox.canSend) return;
  try {
    await throttle.take({ rule: limits.deviceNotices, subject: account.id });
    await notifyOwner(mailbox, database, { kind: 'newDevice', account, visitor, at });
  } catch (error) {
    // The owner has been notified often enough today; the sign-in itself was fine.
    if (!(error instanceof Failure)) throw error;
  }
}
