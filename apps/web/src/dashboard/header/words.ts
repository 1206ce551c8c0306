import { defineWords } from '../../language/define-words.ts';

export const headerWords = defineWords({
  en: {
    skip: 'Skip to the content',
    documentation: 'Documentation',
    account: 'Account of',
    support: 'Support',
    signOut: 'Sign out',
    signOutFailed: 'You could not be signed out: the server cannot be reached.',
  },
  fr: {
    skip: 'Aller au contenu',
    documentation: 'Documentation',
    account: 'Compte de',
    support: 'Assistance',
    signOut: 'Se déconnecter',
    signOutFailed: 'La déconnexion a échoué\u00a0: le serveur est injoignable.',
  },
});
