import { plans } from '@pagesmith/catalog';
import { subscriptions } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { argumentInvalid } from '../../arguments/failures.ts';
import { readArguments } from '../../arguments/read-arguments.ts';
import { meteringFailures } from '../../metering/failures.ts';
import { billingFailures } from '../failures.ts';
import type { BillingParts } from '../parts.ts';
import { lockSubscription } from '../rules/settle-subscription.ts';

const capMillsMax = 1_000_000_000;
const spendCapMills = {
  schema: z.union([z.literal('none'), z.number().int().min(0).max(capMillsMax)]),
  accepted: {
    en: `Value must be a whole number of thousandths of a euro from 0 to ${capMillsMax}, or null for no cap`,
    fr: `la valeur doit être un nombre entier de millièmes d’euro de 0 à ${capMillsMax}, ou null pour aucun plafond`,
  },
};
const hasGdprMode = {
  schema: z.boolean(),
  accepted: { en: 'Value must be a valid boolean', fr: 'la valeur doit être un booléen' },
};

/** The spend cap and the GDPR switch; what is absent stays as it is. */
export async function changeSettings(parts: BillingParts, accountId: string, given: unknown): Promise<void> {
  const wanted = readWanted(given);
  const now = parts.clock.now();
  await parts.database.transaction(async (transaction) => {
    const row =
      (await lockSubscription(transaction, accountId, now)) ?? fail(meteringFailures.subscriptionAbsent());
    const { gdprFee, name } = plans[row.plan];
    const isRefused =
      (wanted.hasGdprMode === true && gdprFee === 'none') ||
      (wanted.hasGdprMode === false && gdprFee === 'included');
    if (isRefused) throw billingFailures.gdprModeNotOffered({ plan: name });
    await transaction.orm
      .update(subscriptions)
      .set({ ...wanted, updatedAt: now })
      .where(eq(subscriptions.id, row.id));
  });
}

function readWanted(given: unknown): { spendCapMills?: number | null; hasGdprMode?: boolean } {
  const values = typeof given === 'object' && given !== null ? given : {};
  const hasCap = 'spendCapMills' in values;
  const hasGdpr = 'hasGdprMode' in values;
  if (!hasCap && !hasGdpr) {
    throw argumentInvalid('spendCapMills', {
      en: 'spendCapMills or hasGdprMode must be given',
      fr: 'spendCapMills ou hasGdprMode doit être indiqué',
    });
  }
  const cap = hasCap
    ? readArguments({ spendCapMills }, { spendCapMills: values.spendCapMills ?? 'none' }).spendCapMills
    : undefined;
  return {
    ...(cap !== undefined && { spendCapMills: cap === 'none' ? null : cap }),
    ...(hasGdpr && readArguments({ hasGdprMode }, values)),
  };
}
