import { plans, retentionChoice } from '@pagesmith/catalog';
import { type BillingSettings, billingSettings, spendCapMillsMax } from '@pagesmith/contract';
import { subscriptions } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { argumentInvalid } from '../../arguments/failures.ts';
import { meteringFailures } from '../../metering/failures.ts';
import type { BillingDeps } from '../deps.ts';
import { billingFailures } from '../failures.ts';
import { lockSubscription } from '../rules/settle-subscription.ts';

const { shape } = billingSettings;
const accepted = {
  spendCapMills: {
    en: `Value must be a whole number of thousandths of a euro from 0 to ${spendCapMillsMax}, or null for no cap`,
    fr: `la valeur doit être un nombre entier de millièmes d’euro de 0 à ${spendCapMillsMax}, ou null pour aucun plafond`,
  },
  hasGdprMode: { en: 'Value must be a valid boolean', fr: 'la valeur doit être un booléen' },
  retentionMinutes: {
    en: `Value must be a whole number of minutes from ${retentionChoice.minutesMin} to ${retentionChoice.minutesMax}, or null for the time of the plan`,
    fr: `la valeur doit être un nombre entier de minutes de ${retentionChoice.minutesMin} à ${retentionChoice.minutesMax}, ou null pour la durée de la formule`,
  },
};

/** The spend cap, the GDPR switch and the retention; what is absent stays as it is. */
export async function changeSettings(deps: BillingDeps, accountId: string, given: unknown): Promise<void> {
  const settings = readSettings(given);
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const row =
      (await lockSubscription(transaction, accountId, now)) ?? fail(meteringFailures.subscriptionAbsent());
    const { gdprFee, retentionMinutesMax, name } = plans[row.plan];
    const isRefused =
      (settings.hasGdprMode === true && gdprFee === 'none') ||
      (settings.hasGdprMode === false && gdprFee === 'included');
    if (isRefused) throw billingFailures.gdprModeNotOffered({ plan: name });
    if (settings.retentionMinutes !== undefined && retentionMinutesMax === undefined) {
      throw billingFailures.retentionNotOffered({ plan: name });
    }
    await transaction.orm
      .update(subscriptions)
      .set({ ...settings, updatedAt: now })
      .where(eq(subscriptions.id, row.id));
  });
}

function readSettings(given: unknown): BillingSettings {
  const named = Object.entries(typeof given === 'object' && given !== null ? given : {}).filter(
    ([name, value]) => name in shape && value !== undefined,
  );
  if (named.length === 0) {
    throw argumentInvalid('spendCapMills', {
      en: 'spendCapMills, hasGdprMode or retentionMinutes must be given',
      fr: 'spendCapMills, hasGdprMode ou retentionMinutes doit être indiqué',
    });
  }
  const settings = billingSettings.safeParse(Object.fromEntries(named));
  if (settings.success) return settings.data;
  const wrong = settings.error.issues[0]?.path[0];
  const name =
    Object.keys(accepted).find((known): known is keyof typeof accepted => known === wrong) ?? 'spendCapMills';
  throw argumentInvalid(name, accepted[name]);
}
