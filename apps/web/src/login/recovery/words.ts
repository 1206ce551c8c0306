import { defineWords } from '../../language/define-words.ts';

export const recoveryWords = defineWords({
  en: {
    documentTitle: 'New password · Pagesmith',
    email: 'E-mail',
    back: 'Back to sign-in',
    request: {
      heading: 'Forgot your password?',
      lead: 'We send you a link that is good for one hour, to choose a new one.',
      submit: 'Send the link',
      busy: 'Sending…',
      sent: 'Check your inbox.',
      sentText: (email: string) =>
        `If there is an account for ${email}, a link is on its way. It is good for one hour.`,
    },
    reset: {
      heading: 'Choose a new password',
      lead: 'All other sessions of the account end with it.',
      password: 'New password',
      passwordHelp: 'At least 8 characters.',
      submit: 'Save the password',
      busy: 'Saving…',
      done: 'Your new password is saved.',
      doneText: 'You can sign in with it now.',
    },
  },
  fr: {
    documentTitle: 'Nouveau mot de passe · Pagesmith',
    email: 'Adresse e-mail',
    back: 'Retour à la connexion',
    request: {
      heading: 'Mot de passe oublié\u00a0?',
      lead: 'Nous vous envoyons un lien, valable une heure, pour en choisir un nouveau.',
      submit: 'Envoyer le lien',
      busy: 'Envoi en cours…',
      sent: 'Consultez votre messagerie.',
      sentText: (email: string) =>
        `Si un compte existe pour ${email}, un lien lui a été envoyé. Il est valable une heure.`,
    },
    reset: {
      heading: 'Choisissez un nouveau mot de passe',
      lead: 'Toutes les autres sessions du compte seront fermées.',
      password: 'Nouveau mot de passe',
      passwordHelp: 'Au moins 8 caractères.',
      submit: 'Enregistrer le mot de passe',
      busy: 'Enregistrement…',
      done: 'Votre nouveau mot de passe est enregistré.',
      doneText: 'Vous pouvez maintenant vous connecter.',
    },
  },
});
