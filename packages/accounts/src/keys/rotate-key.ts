import { keyOverlapHoursMax } from '@pagesmith/catalog';
import { keyRotation } from '@pagesmith/contract';
import { apiKeys, type Queryable } from '@pagesmith/database';
import { type Clock, fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import type { Visitor } from '../identity/account.ts';
import { publish } from '../realtime/publish.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import { isThe, type KeyOf } from './change-keys.ts';
import { keyFailures } from './failures.ts';
import { type KeyRights, requireWithin } from './key-rights.ts';
import { generateKey, keptKey, plainHash } from './key-text.ts';

interface RotationDeps {
  readonly database: Queryable;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

const hourMs = 3_600_000;

function overlapMsOf(given: unknown): number {
  const read = keyRotation.safeParse(given);
  if (read.success) return read.data.overlapHours * hourMs;
  const accepted = {
    en: `a number of hours from 0 to ${keyOverlapHoursMax}`,
    fr: `un nombre d’heures de 0 à ${keyOverlapHoursMax}`,
  };
  throw keyFailures.keySettingWrong(
    { field: 'overlapHours', accepted },
    { facts: { accepted: [accepted.en] } },
  );
}

/**
 * Gives the key a new text, which is returned, and lets the text so far go on working for the overlap: both are the same
 * key, with one set of limits. A text from an earlier rotation ends here.
 */
export async function rotateKey(
  { database, secrets, clock }: RotationDeps,
  key: KeyOf,
  given: unknown,
  { visitor, rights }: { readonly visitor: Visitor; readonly rights?: KeyRights | undefined },
): Promise<string> {
  const until = new Date(clock.now().getTime() + overlapMsOf(given));
  return database.transaction(async (transaction) => {
    const [row] = await transaction.orm.select().from(apiKeys).where(isThe(key)).for('no key update');
    const held = row ?? fail(keyFailures.keyAbsent({ id: key.id }));
    if (rights) requireWithin(rights, held);
    const text = generateKey(held.mode);
    const previousKeyHash = held.isRevealable
      ? plainHash(secrets.decrypt(held.keyEncrypted, held.secretKeyId))
      : held.keyHash;
    await transaction.orm
      .update(apiKeys)
      .set({
        ...keptKey(secrets, text, held.isRevealable),
        previousKeyHash,
        previousKeyUntil: until,
        updatedAt: clock.now(),
      })
      .where(eq(apiKeys.id, held.id));
    await publish(transaction, { collection: 'api_keys', ...key, action: 'update' });
    const event = {
      accountId: key.userId,
      kind: 'key_rotated',
      visitor,
      facts: { name: held.name },
    } as const;
    await recordSecurityEvent(transaction, event);
    return text;
  });
}
