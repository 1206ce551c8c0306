import { defineWords } from '../../language/define-words.ts';

export const recoveryWords = defineWords({
  en: {
    documentTitle: 'New password · Pagesmith',
    description: 'Choose a new password for your Pagesmith account, by a link that we send you.',
    email: 'E-mail',
    back: 'Back to sign-in',
    contact: 'Contact us',
    request: {
      heading: 'Forgot your password?',
      lead: 'We will send you a link to choose a new one. It is valid for one hour.',
      submit: 'Send the link',
      busy: 'Sending…',
      sent: 'Check your inbox.',
      sentText: (email: string) =>
        `If there is an account for ${email}, a link is on its way. It is valid for one hour.`,
    },
    keys: {
      legend: 'What about your API keys?',
      keep: 'Keep my API keys active',
      deactivate: 'Deactivate all API keys',
      help: {
        keep: 'If you have only forgotten your password: programs that use the keys keep working.',
        deactivate:
          'If somebody else may have used the account, or registered it with your address. You can reactivate keys one by one in the dashboard.',
      },
    },
    reset: {
      heading: 'Choose a new password',
      lead: 'This also ends all other sessions of your account.',
      password: 'New password',
      passwordHelp: 'At least 8 characters, and not a password that everyone tries first.',
      submit: 'Save the password',
      busy: 'Saving…',
      done: 'Your new password has been saved.',
      doneText: 'You can now sign in with it.',
    },
  },
  fr: {
    documentTitle: 'Nouveau mot de passe · Pagesmith',
    description:
      'Choisissez un nouveau mot de passe pour votre compte Pagesmith, à l’aide d’un lien que nous vous envoyons.',
    email: 'Adresse e-mail',
    back: 'Retour à la connexion',
    contact: 'Nous contacter',
    request: {
      heading: 'Mot de passe oublié\u00a0?',
      lead: 'Nous vous enverrons un lien pour en choisir un nouveau. Il est valable une heure.',
      submit: 'Envoyer le lien',
      busy: 'Envoi en cours…',
      sent: 'Consultez votre messagerie.',
      sentText: (email: string) =>
        `Si un compte existe pour ${email}, un lien lui a été envoyé. Il est valable une heure.`,
    },
    keys: {
      legend: 'Que deviennent vos clés API\u00a0?',
      keep: 'Garder mes clés API actives',
      deactivate: 'Désactiver toutes les clés API',
      help: {
        keep: 'Si vous avez seulement oublié le mot de passe\u00a0: les programmes qui utilisent les clés continueront de fonctionner.',
        deactivate:
          'Si quelqu’un d’autre a pu utiliser le compte, ou l’a créé avec votre adresse. Vous pourrez réactiver les clés une à une dans le tableau de bord.',
      },
    },
    reset: {
      heading: 'Choisissez un nouveau mot de passe',
      lead: 'Toutes les autres sessions du compte seront fermées.',
      password: 'Nouveau mot de passe',
      passwordHelp: 'Au moins 8 caractères, et pas un mot de passe que tout le monde essaierait en premier.',
      submit: 'Enregistrer le mot de passe',
      busy: 'Enregistrement…',
      done: 'Votre nouveau mot de passe a été enregistré.',
      doneText: 'Vous pouvez maintenant vous connecter.',
    },
  },
});
