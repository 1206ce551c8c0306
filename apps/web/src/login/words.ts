import { defineWords } from '../language/define-words.ts';

export const loginWords = defineWords({
  en: {
    description: 'Sign in to your Pagesmith account, or create one to get an API key.',
    signIn: {
      documentTitle: 'Sign in · Pagesmith',
      heading: 'Sign in',
      submit: 'Sign in',
      busy: 'Signing in…',
      question: 'No account yet?',
      other: 'Create an account',
    },
    register: {
      documentTitle: 'Create an account · Pagesmith',
      heading: 'Create an account',
      submit: 'Create my account',
      busy: 'Creating your account…',
      question: 'Already have an account?',
      other: 'Sign in',
    },
    name: 'Full name',
    email: 'E-mail',
    password: 'Password',
    passwordHelp: 'At least 8 characters.',
    forgot: 'Forgot your password?',
    closed: 'Your account has been closed.',
    closedText: (deletionDays: number, backupDays: number) =>
      `Its data is deleted within ${deletionDays} days, and from backups within ${backupDays} days.`,
  },
  fr: {
    description: 'Connectez-vous à votre compte Pagesmith, ou créez-en un pour obtenir une clé API.',
    signIn: {
      documentTitle: 'Connexion · Pagesmith',
      heading: 'Connexion',
      submit: 'Se connecter',
      busy: 'Connexion en cours…',
      question: 'Pas encore de compte\u00a0?',
      other: 'Créer un compte',
    },
    register: {
      documentTitle: 'Créer un compte · Pagesmith',
      heading: 'Créer un compte',
      submit: 'Créer mon compte',
      busy: 'Création du compte…',
      question: 'Vous avez déjà un compte\u00a0?',
      other: 'Se connecter',
    },
    name: 'Nom complet',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHelp: 'Au moins 8 caractères.',
    forgot: 'Mot de passe oublié\u00a0?',
    closed: 'Votre compte a été clôturé.',
    closedText: (deletionDays: number, backupDays: number) =>
      `Ses données sont supprimées dans les ${deletionDays}\u00a0jours, et des sauvegardes dans les ${backupDays}\u00a0jours.`,
  },
});
