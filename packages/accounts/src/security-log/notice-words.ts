import type { Words } from '@pagesmith/kernel';

interface NoticeWords {
  readonly subject: Words;
  /** What happened; `about` is what it happened to. */
  readonly what: (about: string) => Words;
  readonly ifNot: Words;
}

const secureIt: Words = {
  en: 'If it was not you, sign in, change your password and check the security log of your account.',
  fr: 'Si ce n’était pas vous, connectez-vous, changez votre mot de passe et consultez le journal de sécurité de votre compte.',
};

const recoverIt: Words = {
  en: 'If it was not you, choose a new password with “Forgot your password?” on the sign-in page, where you can also deactivate your API keys.',
  fr: 'Si ce n’était pas vous, choisissez un nouveau mot de passe avec «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion, où vous pouvez aussi désactiver vos clés API.',
};

const writeToUs: Words = {
  en: 'If it was not you, contact our support right away.',
  fr: 'Si ce n’était pas vous, contactez immédiatement notre assistance.',
};

/** What an account's owner is told by mail, so that nothing of it happens unnoticed. */
const notices = {
  newDevice: {
    subject: { en: 'New sign-in to your account', fr: 'Nouvelle connexion à votre compte' },
    what: () => ({
      en: 'Someone signed in to your Pagesmith account from a browser that we have not seen before.',
      fr: 'Quelqu’un s’est connecté à votre compte Pagesmith avec un navigateur que nous ne connaissions pas.',
    }),
    ifNot: recoverIt,
  },
  newKey: {
    subject: { en: 'New API key in your account', fr: 'Nouvelle clé API dans votre compte' },
    what: (name) => ({
      en: `The API key “${name}” was created in your Pagesmith account.`,
      fr: `La clé API «\u00a0${name}\u00a0» a été créée dans votre compte Pagesmith.`,
    }),
    ifNot: {
      en: 'If it was not you, sign in, delete the key and change your password.',
      fr: 'Si ce n’était pas vous, connectez-vous, supprimez la clé et changez votre mot de passe.',
    },
  },
  passwordChanged: {
    subject: { en: 'Your password was changed', fr: 'Votre mot de passe a été modifié' },
    what: () => ({
      en: 'The password of your Pagesmith account was changed.',
      fr: 'Le mot de passe de votre compte Pagesmith a été modifié.',
    }),
    ifNot: recoverIt,
  },
  recovered: {
    subject: { en: 'Your password was changed', fr: 'Votre mot de passe a été modifié' },
    what: (keys) => ({
      en: `A new password was chosen for your Pagesmith account with a link that we e-mailed, and all sessions were ended. API keys deactivated: ${keys}.`,
      fr: `Un nouveau mot de passe a été choisi pour votre compte Pagesmith au moyen d’un lien envoyé par e-mail, et toutes ses sessions ont été fermées. Clés API désactivées\u00a0: ${keys}.`,
    }),
    ifNot: recoverIt,
  },
  emailChangeAsked: {
    subject: { en: 'Your e-mail address is about to change', fr: 'Votre adresse e-mail va changer' },
    what: (email) => ({
      en: `Someone, hopefully you, asked to change the address of your Pagesmith account to ${email}. It does not change until the link that we sent there is opened.`,
      fr: `Quelqu’un (vous, nous l’espérons) a demandé à remplacer l’adresse de votre compte Pagesmith par ${email}. Elle ne change pas tant que le lien que nous y avons envoyé n’a pas été ouvert.`,
    }),
    ifNot: secureIt,
  },
  emailChanged: {
    subject: { en: 'Your e-mail address was changed', fr: 'Votre adresse e-mail a été modifiée' },
    what: (email) => ({
      en: `The address of your Pagesmith account is now ${email}.`,
      fr: `L’adresse de votre compte Pagesmith est maintenant ${email}.`,
    }),
    ifNot: writeToUs,
  },
  factorAdded: {
    subject: { en: 'Second factor turned on', fr: 'Second facteur activé' },
    what: () => ({
      en: 'The second factor of your Pagesmith account was turned on: signing in with the password now also takes a code from your authenticator app.',
      fr: 'Le second facteur de votre compte Pagesmith a été activé\u00a0: la connexion par mot de passe demande désormais aussi un code de votre application d’authentification.',
    }),
    ifNot: writeToUs,
  },
  factorRemoved: {
    subject: { en: 'Second factor turned off', fr: 'Second facteur désactivé' },
    what: () => ({
      en: 'The second factor of your Pagesmith account was turned off: the password alone is enough to sign in again.',
      fr: 'Le second facteur de votre compte Pagesmith a été désactivé\u00a0: le mot de passe suffit de nouveau à se connecter.',
    }),
    ifNot: secureIt,
  },
  passkeyAdded: {
    subject: { en: 'New passkey in your account', fr: 'Nouvelle clé d’accès dans votre compte' },
    what: (name) => ({
      en: `The passkey “${name}” was added to your Pagesmith account: whoever holds it can sign in.`,
      fr: `La clé d’accès «\u00a0${name}\u00a0» a été ajoutée à votre compte Pagesmith\u00a0: qui la détient peut se connecter.`,
    }),
    ifNot: {
      en: 'If it was not you, sign in, remove the passkey and change your password.',
      fr: 'Si ce n’était pas vous, connectez-vous, retirez la clé d’accès et changez votre mot de passe.',
    },
  },
  passkeyRemoved: {
    subject: { en: 'Passkey removed from your account', fr: 'Clé d’accès retirée de votre compte' },
    what: (name) => ({
      en: `The passkey “${name}” was removed from your Pagesmith account, and no longer opens it.`,
      fr: `La clé d’accès «\u00a0${name}\u00a0» a été retirée de votre compte Pagesmith, et ne l’ouvre plus.`,
    }),
    ifNot: secureIt,
  },
} satisfies Record<string, NoticeWords>;

export type NoticeKind = keyof typeof notices;
export const noticeWords: Readonly<Record<NoticeKind, NoticeWords>> = notices;
