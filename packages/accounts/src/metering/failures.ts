import { defineFailures } from '@pagesmith/kernel';

interface WorkFacts {
  readonly limit: number;
  readonly perMinute: number;
  readonly retryAfterSeconds: number;
}

export const meteringFailures = defineFailures({
  rateExceeded: {
    status: 429,
    title: { en: 'Too many calls in a minute.', fr: 'Trop d’appels en une minute.' },
    detail: ({ limit, retryAfterSeconds }: { limit: number; retryAfterSeconds: number }) => ({
      en: `Your plan allows ${limit} calls in any 60 seconds, and you have used them. Try again in ${retryAfterSeconds} s.`,
      fr: `Votre formule comprend ${limit} appels par période de 60\u00a0secondes, et vous les avez utilisés. Réessayez dans ${retryAfterSeconds}\u00a0s.`,
    }),
  },
  workExhausted: {
    status: 429,
    title: {
      en: 'The account has used up its processor time.',
      fr: 'Le temps de calcul du compte est épuisé.',
    },
    detail: ({ limit, perMinute, retryAfterSeconds }: WorkFacts) => ({
      en: `Your plan includes ${limit} s of processor time for your documents, and you have used it; ${perMinute} s become available again every minute. Try again in ${retryAfterSeconds} s.`,
      fr: `Votre formule comprend ${limit}\u00a0s de temps de calcul pour vos documents, et elles sont épuisées\u00a0; ${perMinute}\u00a0s redeviennent disponibles chaque minute. Réessayez dans ${retryAfterSeconds}\u00a0s.`,
    }),
  },
  quotaExhausted: {
    status: 429,
    title: {
      en: 'All calls of this month have been used.',
      fr: 'Tous les appels du mois ont été utilisés.',
    },
    detail: ({ limit, plan, resetsOn }: { limit: number; plan: string; resetsOn: string }) => ({
      en: `All ${limit} calls of the ${plan} plan have been used. The next month begins on ${resetsOn} (UTC); with a larger plan you can continue right away.`,
      fr: `Les ${limit} appels de la formule ${plan} ont été utilisés. Le mois suivant commence le ${resetsOn} (UTC)\u00a0; une formule supérieure permet de continuer tout de suite.`,
    }),
  },
  spendCapReached: {
    status: 429,
    title: { en: 'The spend cap has been reached.', fr: 'Le plafond de dépenses est atteint.' },
    detail: ({ cap, resetsOn }: { cap: { en: string; fr: string }; resetsOn: string }) => ({
      en: `This call could cost more than what is left of your spend cap of ${cap.en} a month. Raise the cap on the Billing tab, or wait for the next month, which begins on ${resetsOn} (UTC).`,
      fr: `Cet appel pourrait coûter plus que ce qui reste de votre plafond de dépenses de ${cap.fr} par mois. Relevez le plafond dans l’onglet Facturation, ou attendez le mois suivant, qui commence le ${resetsOn} (UTC).`,
    }),
  },
  subscriptionAbsent: {
    status: 401,
    title: {
      en: 'The account of this key no longer exists.',
      fr: 'Le compte de cette clé n’existe plus.',
    },
  },
  callInterrupted: {
    status: 500,
    title: {
      en: 'The server stopped while working on this call. It was not charged; please send it again.',
      fr: 'Le serveur s’est arrêté pendant cet appel. Il n’a pas été facturé\u00a0; renvoyez-le.',
    },
  },
});
