import { defineWords } from '../language/define-words.ts';

export const secondStepWords = defineWords({
  en: {
    documentTitle: 'Second step · Pagesmith',
    heading: 'One more step',
    totp: {
      lead: 'Type in the code that your authenticator app shows now.',
      label: 'Code of six digits',
      other: 'Use a recovery code',
    },
    recoveryCode: {
      lead: 'Type in one of the recovery codes you kept. Each works once.',
      label: 'Recovery code',
      other: 'Use the authenticator app',
    },
    submit: 'Sign in',
    busy: 'Signing in…',
    back: 'Back to sign-in',
  },
  fr: {
    documentTitle: 'Deuxième étape · Pagesmith',
    heading: 'Encore une étape',
    totp: {
      lead: 'Saisissez le code que votre application d’authentification affiche en ce moment.',
      label: 'Code à six chiffres',
      other: 'Utiliser un code de secours',
    },
    recoveryCode: {
      lead: 'Saisissez l’un des codes de secours que vous avez gardés. Chacun ne sert qu’une fois.',
      label: 'Code de secours',
      other: 'Utiliser l’application d’authentification',
    },
    submit: 'Se connecter',
    busy: 'Connexion en cours…',
    back: 'Retour à la connexion',
  },
});
