import { defineWords } from '../../language/define-words.ts';

export const headerWords = defineWords({
  en: {
    skip: 'Skip to the content',
    account: 'Account of',
    name: 'Change your name',
    email: 'Change your e-mail',
    password: 'Change your password',
    sessions: 'Sessions',
    export: 'Export your data',
    closing: 'Close the account',
    signOut: 'Log out',
    signOutFailed: 'You could not be logged out: the server cannot be reached.',
  },
  fr: {
    skip: 'Aller au contenu',
    account: 'Compte de',
    name: 'Modifier votre nom',
    email: 'Modifier votre adresse e-mail',
    password: 'Modifier votre mot de passe',
    sessions: 'Sessions',
    export: 'Exporter vos données',
    closing: 'Clôturer le compte',
    signOut: 'Se déconnecter',
    signOutFailed: 'La déconnexion a échoué\u00a0: le serveur est injoignable.',
  },
});
