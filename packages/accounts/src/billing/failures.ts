import { defineFailures } from '@pagesmith/kernel';

export const billingFailures = defineFailures({
  eventSignatureInvalid: {
    status: 400,
    title: {
      en: 'The event is not signed by the payment provider, or its signature is too old.',
      fr: 'L’événement n’est pas signé par le prestataire de paiement, ou sa signature est trop ancienne.',
    },
  },
  paymentsAbsent: {
    status: 503,
    title: {
      en: 'Payment is not set up on this server. Write to us and we will change your plan by hand.',
      fr: 'Le paiement n’est pas configuré sur ce serveur. Écrivez-nous et nous changerons votre formule manuellement.',
    },
  },
  paymentsUnavailable: {
    status: 502,
    title: {
      en: 'The payment provider is not responding. Nothing was changed; please try again in a minute.',
      fr: 'Le prestataire de paiement ne répond pas. Rien n’a été modifié\u00a0; réessayez dans une minute.',
    },
  },
  emailForeign: {
    status: 403,
    title: {
      en: 'This is not the e-mail address of the account that is signed in.',
      fr: 'Cette adresse e-mail n’est pas celle du compte connecté.',
    },
  },
  signInRequired: {
    status: 401,
    title: { en: 'Sign in first.', fr: 'Connectez-vous d’abord.' },
  },
  originForeign: {
    status: 403,
    title: {
      en: 'This form can only be submitted from our own pages.',
      fr: 'Ce formulaire ne peut être envoyé que depuis nos propres pages.',
    },
  },
  subscriptionPresent: {
    status: 409,
    title: { en: 'The account already has a paid plan.', fr: 'Le compte a déjà une formule payante.' },
    detail: ({ plan }: { plan: string }) => ({
      en: `The account is on the ${plan} plan. To switch to another plan, use the billing portal, so that you never pay twice.`,
      fr: `Le compte est sur la formule ${plan}. Pour en changer, passez par le portail de facturation, afin de ne pas payer deux fois.`,
    }),
  },
  subscriptionRequired: {
    status: 409,
    title: {
      en: 'This requires a paid plan. The account is on Starter.',
      fr: 'Cette action nécessite une formule payante. Le compte est sur la formule Starter.',
    },
  },
  addOnUnneeded: {
    status: 409,
    title: {
      en: 'The Pro Tools add-on is only for Premium.',
      fr: 'L’option Pro Tools est réservée à Premium.',
    },
    detail: ({ plan }: { plan: string }) => ({
      en: `The Pro Tools add-on is for the Premium plan; the account is on ${plan}.`,
      fr: `L’option Pro Tools s’ajoute à la formule Premium\u00a0; le compte est sur la formule ${plan}.`,
    }),
  },
  gdprModeNotOffered: {
    status: 409,
    title: {
      en: 'The GDPR service is available on Premium and Pro, and always on with Enterprise.',
      fr: 'Le service RGPD est proposé avec Premium et Pro, et toujours actif avec Enterprise.',
    },
    detail: ({ plan }: { plan: string }) => ({
      en: `The GDPR service cannot be turned on or off on the ${plan} plan: it is available on Premium and Pro, and always on with Enterprise.`,
      fr: `Le service RGPD ne peut être ni activé ni désactivé avec la formule ${plan}\u00a0: il est proposé avec Premium et Pro, et toujours actif avec Enterprise.`,
    }),
  },
  retentionNotOffered: {
    status: 409,
    title: {
      en: 'Choosing your own retention time is part of Enterprise.',
      fr: 'Choisir sa durée de conservation est réservé à Enterprise.',
    },
    detail: ({ plan }: { plan: string }) => ({
      en: `The ${plan} plan has a fixed retention time: choosing your own is part of Enterprise.`,
      fr: `La formule ${plan} a une durée de conservation fixe\u00a0: la choisir est réservé à Enterprise.`,
    }),
  },
  cardDeclined: {
    status: 402,
    title: {
      en: 'The card was declined. Nothing was charged, and the plan is unchanged.',
      fr: 'La carte a été refusée. Rien n’a été débité, et la formule est inchangée.',
    },
  },
  cardNotForTests: {
    status: 400,
    title: {
      en: 'This is test mode: only the test cards listed on the page are accepted. No other card number is read or stored.',
      fr: 'C’est le mode test\u00a0: seules les cartes de test indiquées sur la page sont acceptées. Aucun autre numéro n’est lu ni conservé.',
    },
  },
  refundRefused: {
    status: 409,
    title: {
      en: 'The payment provider does not pay this back: the invoice is not paid, or less of it is left.',
      fr: 'Le prestataire de paiement refuse ce remboursement\u00a0: la facture n’est pas payée, ou il en reste moins.',
    },
  },
  invoiceAbsent: {
    status: 404,
    title: { en: 'There is no such invoice.', fr: 'Cette facture n’existe pas.' },
  },
});
