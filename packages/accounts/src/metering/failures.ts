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
      en: `The account's plan has ${limit} calls a minute, and they are used. Try again in ${retryAfterSeconds} s.`,
      fr: `La formule du compte comprend ${limit} appels par minute, et ils sont utilisés. Réessayez dans ${retryAfterSeconds} s.`,
    }),
  },
  workExhausted: {
    status: 429,
    title: {
      en: 'The processor time of the account is used.',
      fr: 'Le temps de calcul du compte est épuisé.',
    },
    detail: ({ limit, perMinute, retryAfterSeconds }: WorkFacts) => ({
      en: `The account's plan holds ${limit} s of processor time for its documents, and they are used; ${perMinute} s come back every minute. Try again in ${retryAfterSeconds} s.`,
      fr: `La formule du compte comprend ${limit} s de temps de calcul pour ses documents, et elles sont épuisées ; ${perMinute} s reviennent chaque minute. Réessayez dans ${retryAfterSeconds} s.`,
    }),
  },
  quotaExhausted: {
    status: 429,
    title: {
      en: 'All calls of the month are used.',
      fr: 'Tous les appels du mois sont utilisés.',
    },
    detail: ({ limit, plan, resetsOn }: { limit: number; plan: string; resetsOn: string }) => ({
      en: `All ${limit} calls of the ${plan} plan are used. The next month begins on ${resetsOn} (UTC); a larger plan goes on at once.`,
      fr: `Les ${limit} appels de la formule ${plan} sont utilisés. Le mois suivant commence le ${resetsOn} (UTC) ; une formule supérieure permet de continuer tout de suite.`,
    }),
  },
  spendCapReached: {
    status: 429,
    title: { en: 'The spend cap is reached.', fr: 'Le plafond de dépenses est atteint.' },
    detail: ({ cap, resetsOn }: { cap: { en: string; fr: string }; resetsOn: string }) => ({
      en: `This call could cost more than is left of the account's spend cap of ${cap.en} a month. Raise the cap on the billing tab, or wait for the next month, which begins on ${resetsOn} (UTC).`,
      fr: `Cet appel pourrait coûter plus que ce qui reste du plafond de dépenses du compte, ${cap.fr} par mois. Relevez le plafond dans l’onglet Facturation, ou attendez le mois suivant, qui commence le ${resetsOn} (UTC).`,
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
      en: 'The server stopped while it worked on this call. It was not charged; send it again.',
      fr: 'Le serveur s’est arrêté pendant cet appel. Il n’a pas été facturé ; envoyez-le à nouveau.',
    },
  },
});
