import { defineWords } from '../../language/define-words.ts';

export const confirmationWords = defineWords({
  en: {
    title: 'Is it you?',
    text: (minutes: number) =>
      `Before secrets are shown or something important changes, we ask once more. You are not asked again for ${minutes} minutes.`,
    password: 'Current password',
    code: 'Code of your authenticator app',
    useCode: 'Use a code instead',
    usePassword: 'Use your password instead',
    usePasskey: 'Use a passkey',
    declined: 'No passkey was given. Try again, or use your password.',
    declinedAll: 'You did not confirm that it is you, so nothing was done.',
    submit: 'Confirm',
    busy: 'Checking…',
  },
  fr: {
    title: 'Est-ce bien vous\u00a0?',
    text: (minutes: number) =>
      `Avant d’afficher un secret ou de modifier quelque chose d’important, nous vous le redemandons. Ensuite, plus rien pendant ${minutes}\u00a0minutes.`,
    password: 'Mot de passe actuel',
    code: 'Code de votre application d’authentification',
    useCode: 'Utiliser plutôt un code',
    usePassword: 'Utiliser plutôt le mot de passe',
    usePasskey: 'Utiliser une clé d’accès',
    declined: 'Aucune clé d’accès n’a été donnée. Réessayez, ou utilisez votre mot de passe.',
    declinedAll: 'Vous n’avez pas confirmé que c’est bien vous\u00a0: rien n’a été fait.',
    submit: 'Confirmer',
    busy: 'Vérification…',
  },
});
