import { defineFailures } from '@pagesmith/kernel';

interface WorkFacts {
  readonly limit: number;
  readonly perMinute: number;
  readonly retryAfterSeconds: number;
}

interface QuotaFacts {
  readonly limit: number;
  readonly plan: string;
  readonly resetsOn: string;
  /** Fewer than a pipeline takes. */
  readonly left: number;
  readonly wanted: number;
}

interface KeyLimitFacts {
  readonly limit: number;
  readonly per: 'minute' | 'month';
  readonly retryAfterSeconds: number;
}

interface AddOnFacts {
  readonly endpoint: string;
  readonly plan: string;
  readonly fee: { readonly en: string; readonly fr: string };
  readonly trials: number;
  readonly resetsOn: string;
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
  keyLimitReached: {
    status: 429,
    title: { en: 'The key has reached its own limit.', fr: 'La clé a atteint sa propre limite.' },
    detail: ({ limit, per, retryAfterSeconds }: KeyLimitFacts) => ({
      en: `This key may make ${limit} calls ${per === 'minute' ? 'in any 60 seconds' : 'a month'}, and has made them. Try again in ${retryAfterSeconds} s, change the limit in the dashboard, under API keys, or use another key.`,
      fr: `Cette clé permet ${limit} appels ${per === 'minute' ? 'par période de 60\u00a0secondes' : 'par mois'}, et ils ont été faits. Réessayez dans ${retryAfterSeconds}\u00a0s, modifiez la limite dans le tableau de bord, onglet Clés API, ou utilisez une autre clé.`,
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
      en: 'All of this month’s calls have been used.',
      fr: 'Tous les appels du mois ont été utilisés.',
    },
    detail: ({ limit, plan, resetsOn, left, wanted }: QuotaFacts) => ({
      en: `${left > 0 ? `This pipeline takes ${wanted} calls, and ${left} of the ${limit} of the ${plan} plan are left.` : `All ${limit} calls of the ${plan} plan have been used.`} The next month begins on ${resetsOn} (UTC); with a larger plan you can continue right away.`,
      fr: `${left > 0 ? `Ce pipeline demande ${wanted} appels, et il en reste ${left} sur les ${limit} de la formule ${plan}.` : `Les ${limit} appels de la formule ${plan} ont été utilisés.`} Le mois suivant commence le ${resetsOn} (UTC)\u00a0; une formule supérieure permet de continuer tout de suite.`,
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
  addOnNeeded: {
    status: 403,
    title: {
      en: 'This is a Pro Tool, and this month’s free trials have been used.',
      fr: 'C’est un Pro Tool, et ses essais gratuits du mois ont été utilisés.',
    },
    detail: ({ endpoint, plan, fee, trials, resetsOn }: AddOnFacts) => ({
      en: `${endpoint} is a Pro Tool. The ${plan} plan has ${trials} free trials of it a month, and they have been used or are under way; new ones are available from ${resetsOn} (UTC). With the Pro Tools add-on it costs ${fee.en} a call, without a watermark: turn it on in the dashboard, on the Billing tab. The Pro plan includes it.`,
      fr: `${endpoint} est un Pro Tool. La formule ${plan} en comprend ${trials} essais gratuits par mois, et ils sont utilisés ou en cours\u00a0; les prochains seront disponibles le ${resetsOn} (UTC). Avec l’option Pro Tools, il coûte ${fee.fr} par appel, sans filigrane\u00a0: activez-la dans le tableau de bord, onglet Facturation. La formule Pro le comprend.`,
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
