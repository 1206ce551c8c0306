import { defineWords } from '../../../language/define-words.ts';

export const closingWords = defineWords({
  en: {
    title: 'Your turn.',
    text: 'Create an account: a key, a sample and a call are ready for you. Starter is free and needs no payment method.',
    start: 'Make your first call',
    documentation: 'Read the documentation',
  },
  fr: {
    title: 'À vous.',
    text: 'Créez un compte\u00a0: une clé, un exemple et un appel vous y attendent. Starter est gratuit, sans moyen de paiement.',
    start: 'Faire mon premier appel',
    documentation: 'Lire la documentation',
  },
});
