import { formatMoney, isPlanId, plans, policy } from '@pagesmith/catalog';
import type { Language, Words } from '@pagesmith/kernel';
import { countIn, dayIn } from '../../mail/written.ts';
import type { QuotaReached, SubscriptionChanged } from '../deps.ts';
import { graceEndOf } from '../rules/terms.ts';

interface Text {
  readonly subject: Words;
  readonly body: Words;
}

const planName = (plan: string): string => (isPlanId(plan) ? plans[plan].name : plan);

/** A mail for what nobody should miss; undefined for a change that needs none. */
export function changeText({ before, after }: SubscriptionChanged): Text | undefined {
  const plan = planName(after.plan);
  if (after.status === 'past_due' && before.status !== 'past_due') {
    return paymentFailed(plan, after.past_due_since);
  }
  if (after.status === 'past_due' && after.plan === 'starter' && before.plan !== 'starter') {
    return graceEnded(planName(before.plan));
  }
  if (after.plan === 'starter' && before.plan !== 'starter') return planEnded(planName(before.plan));
  if (after.cancel_at && !before.cancel_at) return cancellation(plan, after.cancel_at);
  if (before.status === 'past_due' && after.status === 'active') return paid(plan);
  if (after.plan !== before.plan || after.billing_cycle !== before.billing_cycle) {
    return planBegun(plan, after.monthly_limit);
  }
  return undefined;
}

const paymentFailed = (plan: string, since: string | null): Text => {
  const until = (language: Language) => (since ? dayIn(graceEndOf(new Date(since)), language) : '');
  return {
    subject: { en: 'Your payment failed', fr: 'Votre paiement a échoué' },
    body: {
      en: `The payment for your ${plan} plan failed. The plan stays active for ${policy.pastDueGraceDays} more days, until ${until('en')}; after that, the Starter limits apply until it is paid. None of your data is deleted. Please update your card on the Billing tab.`,
      fr: `Le paiement de votre formule ${plan} a échoué. La formule reste active pendant ${policy.pastDueGraceDays}\u00a0jours, jusqu’au ${until('fr')}\u00a0; ensuite, les limites de Starter s’appliquent jusqu’au paiement. Aucune donnée n’est supprimée. Mettez à jour votre carte dans l’onglet Facturation.`,
    },
  };
};

const graceEnded = (plan: string): Text => ({
  subject: { en: 'Your plan is paused', fr: 'Votre formule est suspendue' },
  body: {
    en: `Your ${plan} plan has not been paid, so the Starter limits apply from now on. Your keys and your data are untouched. The plan is restored as soon as you pay on the Billing tab.`,
    fr: `Votre formule ${plan} n’a pas été payée\u00a0: les limites de Starter s’appliquent désormais. Vos clés et vos données sont intactes. La formule est rétablie dès que vous la réglez dans l’onglet Facturation.`,
  },
});

const planEnded = (plan: string): Text => ({
  subject: { en: `Your ${plan} plan has ended`, fr: `Votre formule ${plan} est arrivée à son terme` },
  body: {
    en: `Your ${plan} plan has ended, and your account is now on Starter. Your keys and your data are untouched.`,
    fr: `Votre formule ${plan} est arrivée à son terme, et votre compte est désormais sur la formule Starter. Vos clés et vos données sont intactes.`,
  },
});

const cancellation = (plan: string, at: string): Text => ({
  subject: { en: `Your ${plan} plan is cancelled`, fr: `Votre formule ${plan} est résiliée` },
  body: {
    en: `You have cancelled your ${plan} plan. It stays active until ${dayIn(at, 'en')} and you will not be charged again; after that, your account moves to Starter. Until then you can resume the plan on the Billing tab.`,
    fr: `Vous avez résilié votre formule ${plan}. Elle reste active jusqu’au ${dayIn(at, 'fr')}, sans nouveau prélèvement\u00a0; ensuite, votre compte passera à Starter. D’ici là, vous pouvez la reprendre dans l’onglet Facturation.`,
  },
});

const paid = (plan: string): Text => ({
  subject: { en: 'We have received your payment', fr: 'Nous avons reçu votre paiement' },
  body: {
    en: `Thank you. Your ${plan} plan is paid and active.`,
    fr: `Merci. Votre formule ${plan} est payée et active.`,
  },
});

const planBegun = (plan: string, calls: number): Text => ({
  subject: { en: `Your plan is now ${plan}`, fr: `Votre formule est maintenant ${plan}` },
  body: {
    en: `Your account is now on the ${plan} plan, with ${countIn(calls, 'en')} calls a month.`,
    fr: `Votre compte est désormais sur la formule ${plan}, avec ${countIn(calls, 'fr')} appels par mois.`,
  },
});

export function quotaText({ kind, percent, used, limit, plan, periodEndsAt }: QuotaReached): Text {
  const ends = (language: Language) => dayIn(periodEndsAt, language);
  if (kind === 'cap') {
    const amount = (language: Language) => formatMoney(limit, 'EUR', language);
    return percent >= 100
      ? {
          subject: { en: 'You have reached your spend cap', fr: 'Votre plafond de dépenses est atteint' },
          body: {
            en: `You have reached your spend cap of ${amount('en')}. Calls that would cost more are refused until ${ends('en')}, or until you raise the cap on the Billing tab.`,
            fr: `Votre plafond de dépenses de ${amount('fr')} est atteint\u00a0: les appels qui coûteraient davantage sont refusés jusqu’au ${ends('fr')}, ou jusqu’à ce que vous releviez le plafond dans l’onglet Facturation.`,
          },
        }
      : {
          subject: {
            en: `You have used ${percent}% of your spend cap`,
            fr: `Vous avez utilisé ${percent}\u00a0% de votre plafond de dépenses`,
          },
          body: {
            en: `You have used ${percent}% of your spend cap of ${amount('en')}. The month ends on ${ends('en')}.`,
            fr: `Vous avez utilisé ${percent}\u00a0% de votre plafond de dépenses de ${amount('fr')}. Le mois se termine le ${ends('fr')}.`,
          },
        };
  }
  const hasOverage = isPlanId(plan) && plans[plan].overageFee !== 'none';
  const after = hasOverage
    ? {
        en: 'Further calls are charged at your plan’s overage price.',
        fr: 'Les appels suivants sont facturés au tarif de dépassement de votre formule.',
      }
    : {
        en: 'Further calls are refused until then, unless you move to a larger plan.',
        fr: 'Les appels suivants sont refusés jusque-là, sauf si vous passez à une formule supérieure.',
      };
  const isAll = percent >= 100;
  return {
    subject: {
      en: `You have used ${percent}% of your calls`,
      fr: `Vous avez utilisé ${percent}\u00a0% de vos appels`,
    },
    body: {
      en: `You have used ${countIn(used, 'en')} of the ${countIn(limit, 'en')} calls of your ${planName(plan)} plan. The month ends on ${ends('en')}.${isAll ? ` ${after.en}` : ''}`,
      fr: `Vous avez utilisé ${countIn(used, 'fr')} des ${countIn(limit, 'fr')} appels de votre formule ${planName(plan)}. Le mois se termine le ${ends('fr')}.${isAll ? ` ${after.fr}` : ''}`,
    },
  };
}
