import { defineWords } from '../language/define-words.ts';

export const secondStepWords = defineWords({
  en: {
    documentTitle: 'Second step · Pagesmith',
    heading: 'One more step',
    totp: {
      lead: 'Enter the code that your authenticator app is showing.',
      label: 'Six-digit code',
      other: 'Use a recovery code',
    },
    recoveryCode: {
      lead: 'Enter one of the recovery codes you saved. Each works once.',
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
      lead: 'Saisissez le code affiché par votre application d’authentification.',
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
