import { formatMoney, isPlanId, plans, policy } from '@pagesmith/catalog';
import { type Language, languages, type Words } from '@pagesmith/kernel';
import type { Mail } from '../../mail/mailbox.ts';
import type { QuotaReached, SubscriptionChanged } from '../deps.ts';
import { graceEndOf } from '../rules/terms.ts';

interface Text {
  readonly subject: Words;
  readonly body: Words;
}

const planName = (plan: string): string => (isPlanId(plan) ? plans[plan].name : plan);
/** In one form for both languages. */
const dayOf = (time: string | Date | null): string => (time ? new Date(time).toISOString().slice(0, 10) : '');

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
  const until = dayOf(since && graceEndOf(new Date(since)));
  return {
    subject: { en: 'Your payment failed', fr: 'Votre paiement a échoué' },
    body: {
      en: `The payment for your ${plan} plan failed. The plan goes on for ${policy.pastDueGraceDays} days, until ${until}; then the limits of Starter hold until it is paid. Nothing of yours is deleted. Please update your card on the billing tab.`,
      fr: `Le paiement de votre formule ${plan} a échoué. La formule continue pendant ${policy.pastDueGraceDays} jours, jusqu’au ${until} ; ensuite, les limites de Starter s’appliquent jusqu’au paiement. Rien n’est supprimé. Mettez à jour votre carte dans l’onglet Facturation.`,
    },
  };
};

const graceEnded = (plan: string): Text => ({
  subject: { en: 'Your plan is paused', fr: 'Votre formule est suspendue' },
  body: {
    en: `Your ${plan} plan has not been paid, and the limits of Starter hold now. Your keys and your data are untouched; the plan comes back as soon as it is paid, on the billing tab.`,
    fr: `Votre formule ${plan} n’a pas été payée, et les limites de Starter s’appliquent maintenant. Vos clés et vos données sont intactes ; la formule revient dès qu’elle est payée, dans l’onglet Facturation.`,
  },
});

const planEnded = (plan: string): Text => ({
  subject: { en: `Your ${plan} plan has ended`, fr: `Votre formule ${plan} est terminée` },
  body: {
    en: `Your ${plan} plan has ended, and your account is on Starter now. Your keys and your data are untouched.`,
    fr: `Votre formule ${plan} est terminée, et votre compte a maintenant la formule Starter. Vos clés et vos données sont intactes.`,
  },
});

const cancellation = (plan: string, at: string): Text => ({
  subject: { en: `Your ${plan} plan is cancelled`, fr: `Votre formule ${plan} est résiliée` },
  body: {
    en: `You have cancelled your ${plan} plan. It goes on until ${dayOf(at)}, and nothing more is charged; then your account is on Starter. You can resume it until that day on the billing tab.`,
    fr: `Vous avez résilié votre formule ${plan}. Elle continue jusqu’au ${dayOf(at)}, sans autre prélèvement ; ensuite, votre compte passe à Starter. Vous pouvez la reprendre jusqu’à ce jour dans l’onglet Facturation.`,
  },
});

const paid = (plan: string): Text => ({
  subject: { en: 'Your payment has arrived', fr: 'Votre paiement est arrivé' },
  body: {
    en: `Thank you: your ${plan} plan is paid and in force.`,
    fr: `Merci : votre formule ${plan} est payée et en vigueur.`,
  },
});

const planBegun = (plan: string, calls: number): Text => ({
  subject: { en: `Your plan is now ${plan}`, fr: `Votre formule est maintenant ${plan}` },
  body: {
    en: `Your account is on the ${plan} plan, with ${calls} calls a month.`,
    fr: `Votre compte a la formule ${plan}, avec ${calls} appels par mois.`,
  },
});

export function quotaText({ kind, percent, used, limit, plan, periodEndsAt }: QuotaReached): Text {
  const ends = dayOf(periodEndsAt);
  if (kind === 'cap') {
    const amount = (language: Language) => formatMoney(limit, 'EUR', language);
    return percent >= 100
      ? {
          subject: { en: 'Your spend cap is reached', fr: 'Votre plafond de dépenses est atteint' },
          body: {
            en: `Your spend cap of ${amount('en')} is reached: calls that would cost more are refused until ${ends}, or until you raise the cap on the billing tab.`,
            fr: `Votre plafond de dépenses de ${amount('fr')} est atteint : les appels qui coûteraient davantage sont refusés jusqu’au ${ends}, ou jusqu’à ce que vous releviez le plafond dans l’onglet Facturation.`,
          },
        }
      : {
          subject: { en: `${percent} % of your spend cap`, fr: `${percent} % de votre plafond de dépenses` },
          body: {
            en: `${percent} % of your spend cap of ${amount('en')} is used. The month ends on ${ends}.`,
            fr: `${percent} % de votre plafond de dépenses de ${amount('fr')} sont utilisés. Le mois se termine le ${ends}.`,
          },
        };
  }
  const hasOverage = isPlanId(plan) && plans[plan].overageFee !== 'none';
  const after = hasOverage
    ? {
        en: 'Calls go on, each at the overage price of your plan.',
        fr: 'Les appels continuent, chacun au prix de dépassement de votre formule.',
      }
    : {
        en: 'Further calls are refused until then; a larger plan goes on at once.',
        fr: 'Les appels suivants sont refusés jusque-là ; une formule supérieure permet de continuer tout de suite.',
      };
  const isAll = percent >= 100;
  return {
    subject: { en: `${percent} % of your calls are used`, fr: `${percent} % de vos appels sont utilisés` },
    body: {
      en: `${used} of the ${limit} calls of your ${planName(plan)} plan are used. The month ends on ${ends}.${isAll ? ` ${after.en}` : ''}`,
      fr: `${used} des ${limit} appels de votre formule ${planName(plan)} sont utilisés. Le mois se termine le ${ends}.${isAll ? ` ${after.fr}` : ''}`,
    },
  };
}

/** An account's language is not known: it gets both, which is why the texts are short. */
export function mailOf(to: string, { subject, body }: Text, publicUrl: string): Mail {
  const all = (words: Words, between: string) => languages.map((language) => words[language]).join(between);
  return { to, subject: all(subject, ' / '), text: `${all(body, '\n\n')}\n\n${publicUrl}/dashboard\n` };
}
