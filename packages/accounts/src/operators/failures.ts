import { defineFailures } from '@pagesmith/kernel';
import type { Role } from './roles.ts';

/** Told to our own people alone. */
export const operatorFailures = defineFailures({
  operatorRefused: {
    status: 401,
    title: {
      en: 'The e-mail address, the password or the code is wrong, or the code has already been used.',
      fr: 'L’adresse e-mail, le mot de passe ou le code est incorrect, ou le code a déjà servi.',
    },
  },
  operatorSignedOut: {
    status: 401,
    title: { en: 'Sign in to the console first.', fr: 'Connectez-vous d’abord à la console.' },
  },
  confirmationRequired: {
    status: 401,
    title: {
      en: 'This changes money or access: first use your passkey, or give your password and a new code.',
      fr: 'Cette action touche à l’argent ou aux accès\u00a0: utilisez d’abord votre clé d’accès, ou donnez votre mot de passe et un nouveau code.',
    },
  },
  roleInsufficient: {
    status: 403,
    title: { en: 'Your role does not allow this.', fr: 'Votre rôle ne le permet pas.' },
    detail: ({ action, roles }: { action: string; roles: readonly Role[] }) => ({
      en: `Your role does not allow “${action}”. It is for: ${roles.join(', ')}.`,
      fr: `Votre rôle ne permet pas «\u00a0${action}\u00a0». Rôles admis\u00a0: ${roles.join(', ')}.`,
    }),
  },
  actionUnknown: {
    status: 404,
    title: { en: 'There is no such action.', fr: 'Cette action n’existe pas.' },
    detail: ({ action }: { action: string }) => ({
      en: `There is no action “${action}”.`,
      fr: `Il n’y a pas d’action «\u00a0${action}\u00a0».`,
    }),
  },
  invitationInvalid: {
    status: 404,
    title: {
      en: 'This invitation has been used or has expired. Ask an owner for a new one.',
      fr: 'Cette invitation a déjà servi ou a expiré. Demandez-en une nouvelle à un propriétaire.',
    },
  },
  codeWrong: {
    status: 400,
    title: {
      en: 'This code is wrong. Enter the one that your authenticator app shows now.',
      fr: 'Ce code est incorrect. Saisissez celui que votre application d’authentification affiche maintenant.',
    },
  },
  authenticatorPresent: {
    status: 409,
    title: {
      en: 'You already have an authenticator app. Remove it first to set up another.',
      fr: 'Vous avez déjà une application d’authentification. Retirez-la d’abord pour en configurer une autre.',
    },
  },
  factorLast: {
    status: 409,
    title: {
      en: 'This is your only way in: add another one first.',
      fr: 'C’est votre seul moyen d’accès\u00a0: ajoutez-en d’abord un autre.',
    },
  },
  operatorPresent: {
    status: 409,
    title: { en: 'There is already such an operator.', fr: 'Cet opérateur existe déjà.' },
    detail: ({ email }: { email: string }) => ({
      en: `${email} is already an operator. “invite” sends a new link, “remove” ends the access.`,
      fr: `${email} est déjà opérateur. «\u00a0invite\u00a0» donne un nouveau lien, «\u00a0remove\u00a0» retire l’accès.`,
    }),
  },
  operatorAbsent: {
    status: 404,
    title: { en: 'There is no such operator.', fr: 'Cet opérateur n’existe pas.' },
    detail: ({ email }: { email: string }) => ({
      en: `${email} is not an operator.`,
      fr: `${email} n’est pas opérateur.`,
    }),
  },
  customerAbsent: {
    status: 404,
    title: { en: 'There is no such account.', fr: 'Ce compte n’existe pas.' },
    detail: ({ account }: { account: string }) => ({
      en: `No account has the address or the id ${account}. One that was closed is erased after some days.`,
      fr: `Aucun compte n’a l’adresse ou l’identifiant ${account}. Un compte clôturé est effacé au bout de quelques jours.`,
    }),
  },
  accountStateWrong: {
    status: 409,
    title: { en: 'The account is not in that state.', fr: 'Le compte n’est pas dans cet état.' },
    detail: ({ state }: { state: { en: string; fr: string } }) => ({
      en: `Nothing was changed: the account is ${state.en}.`,
      fr: `Rien n’a été modifié\u00a0: le compte est ${state.fr}.`,
    }),
  },
  figureRequired: {
    status: 400,
    title: {
      en: 'Nothing was set: give at least one of plan, monthlyLimit, ratePerMinute, fileMegabytes, retentionMinutes, overageMills, priceCents.',
      fr: 'Rien n’a été défini\u00a0: indiquez au moins plan, monthlyLimit, ratePerMinute, fileMegabytes, retentionMinutes, overageMills ou priceCents.',
    },
  },
  pricedPlanFree: {
    status: 409,
    title: {
      en: 'A price is for a paid plan: set one of premium, pro, enterprise with it.',
      fr: 'Un prix vaut pour une formule payante\u00a0: définissez-la aussi (premium, pro ou enterprise).',
    },
  },
  customerWithoutPayments: {
    status: 409,
    title: {
      en: 'The account has no customer at the payment provider, so there is nothing to credit.',
      fr: 'Le compte n’a pas de client chez le prestataire de paiement\u00a0: il n’y a rien à créditer.',
    },
  },
  invoiceUnpaid: {
    status: 409,
    title: { en: 'There is no such paid invoice.', fr: 'Cette facture payée n’existe pas.' },
    detail: ({ invoice }: { invoice: string }) => ({
      en: `The customer has no paid invoice ${invoice}. “invoices” lists those there are.`,
      fr: `Le client n’a pas de facture payée ${invoice}. «\u00a0invoices\u00a0» en donne la liste.`,
    }),
  },
  refundLarge: {
    status: 409,
    title: {
      en: 'More cannot be paid back than was paid.',
      fr: 'On ne peut rembourser plus que le montant payé.',
    },
    detail: ({ cents }: { cents: number }) => ({
      en: `Of this invoice ${cents} cents can still be paid back.`,
      fr: `De cette facture, ${cents}\u00a0centimes peuvent encore être remboursés.`,
    }),
  },
  visitUnasked: {
    status: 409,
    title: {
      en: 'An account is visited only for one of its own open tickets.',
      fr: 'Un compte ne se consulte que pour l’un de ses propres tickets ouverts.',
    },
    detail: ({ number }: { number: number }) => ({
      en: `T${number} is not an open ticket of this account, or the account is blocked: it can be visited only for one.`,
      fr: `T${number} n’est pas un ticket ouvert de ce compte, ou le compte est bloqué\u00a0: il ne se consulte que pour un tel ticket.`,
    }),
  },
  workAbsent: {
    status: 404,
    title: { en: 'There is nothing of that to do any more.', fr: 'Il n’y a plus rien de tel à faire.' },
    detail: ({ id }: { id: string }) => ({
      en: `Nothing under way or waiting has the id ${id}: it has ended meanwhile, or never was.`,
      fr: `Rien en cours ou en attente ne porte l’identifiant ${id}\u00a0: c’est terminé entre-temps, ou cela n’a jamais existé.`,
    }),
  },
  templateAbsent: {
    status: 404,
    title: { en: 'There is no such answer.', fr: 'Cette réponse n’existe pas.' },
    detail: ({ name }: { name: string }) => ({
      en: `No ready answer is called “${name}”.`,
      fr: `Aucune réponse type ne s’appelle «\u00a0${name}\u00a0».`,
    }),
  },
  mailUnneeded: {
    status: 409,
    title: {
      en: 'Nothing was mailed: the account is blocked or closed, or its address is already proven.',
      fr: 'Rien n’a été envoyé\u00a0: le compte est bloqué ou clôturé, ou son adresse est déjà confirmée.',
    },
  },
  mailAbsent: {
    status: 404,
    title: {
      en: 'No such mail is waiting: it was sent, or is no longer of use.',
      fr: 'Aucun e-mail de ce nom n’attend\u00a0: il a été envoyé, ou n’a plus d’utilité.',
    },
  },
});
