import { defineWords } from '../../language/define-words.ts';

export const confirmationWords = defineWords({
  en: {
    title: 'Is it really you?',
    text: (minutes: number) =>
      `We check before showing secrets or changing anything important. You will not be asked again for ${minutes} minutes.`,
    password: 'Current password',
    wrongPassword: 'This is not your current password. Nothing was changed.',
    code: 'Code from your authenticator app',
    useCode: 'Use a code instead',
    usePassword: 'Use your password instead',
    usePasskey: 'Use a passkey',
    declined: 'No passkey was used. Try again, or use your password.',
    declinedAll: 'You did not confirm that it is you, so nothing was done.',
    submit: 'Confirm',
    busy: 'Checking…',
  },
  fr: {
    title: 'Est-ce bien vous\u00a0?',
    text: (minutes: number) =>
      `Nous le vérifions avant d’afficher un secret ou de modifier quelque chose d’important. Nous ne vous le redemanderons pas pendant ${minutes}\u00a0minutes.`,
    password: 'Mot de passe actuel',
    wrongPassword: 'Ce n’est pas votre mot de passe actuel. Rien n’a été modifié.',
    code: 'Code de votre application d’authentification',
    useCode: 'Utiliser plutôt un code',
    usePassword: 'Utiliser plutôt le mot de passe',
    usePasskey: 'Utiliser une clé d’accès',
    declined: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou utilisez votre mot de passe.',
    declinedAll: 'Vous n’avez pas confirmé que c’est bien vous\u00a0: rien n’a été fait.',
    submit: 'Confirmer',
    busy: 'Vérification…',
  },
});
