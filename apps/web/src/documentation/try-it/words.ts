import { defineWords } from '../../language/define-words.ts';

export const tryItWords = defineWords({
  en: {
    run: 'Run this call with my key',
    runOf: (operation: string) => `Run this call with my key: ${operation}`,
    cost: 'The call is real: it works on the sample and uses a credit of your account.',
    'signed-out': 'Sign in first: the call is made with a key of your own.',
    signIn: 'Sign in',
    none: 'Your account has no active key yet.',
    create: 'Create a key',
    failed: 'The call could not be made. Please try again.',
    answer: 'The answer to your call',
    download: (name: string) => `Download ${name}`,
    preview: 'The document that came back',
  },
  fr: {
    run: 'Exécuter cet appel avec ma clé',
    runOf: (operation: string) => `Exécuter cet appel avec ma clé\u00a0: ${operation}`,
    cost: 'L’appel est réel\u00a0: il porte sur l’exemple et utilise un crédit de votre compte.',
    'signed-out': 'Connectez-vous d’abord\u00a0: l’appel se fait avec une clé à vous.',
    signIn: 'Se connecter',
    none: 'Votre compte n’a pas encore de clé active.',
    create: 'Créer une clé',
    failed: 'L’appel n’a pas pu être effectué. Veuillez réessayer.',
    answer: 'La réponse à votre appel',
    download: (name: string) => `Télécharger ${name}`,
    preview: 'Le document reçu en réponse',
  },
});
