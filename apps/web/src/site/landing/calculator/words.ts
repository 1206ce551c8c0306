import { defineWords } from '../../../language/define-words.ts';

export const calculatorWords = defineWords({
  en: {
    title: 'What would it cost?',
    lead: 'Enter how many calls of each kind you expect in a month. The estimate uses our list price per call; a plan usually works out cheaper.',
    countOf: (operation: string) => `Calls a month: ${operation}`,
    perRequest: (price: string) => `${price} per request`,
    estimate: 'Estimate',
    monthly: 'Monthly total',
    requests: 'Total requests',
    average: 'Average per request',
    annual: 'Annual estimate',
    reset: 'Reset',
  },
  fr: {
    title: 'Combien cela coûterait-il\u00a0?',
    lead: 'Indiquez combien d’appels de chaque type vous prévoyez par mois. L’estimation repose sur le prix catalogue par appel\u00a0; une formule revient en général moins cher.',
    countOf: (operation: string) => `Appels par mois\u00a0: ${operation}`,
    perRequest: (price: string) => `${price} par requête`,
    estimate: 'Estimation',
    monthly: 'Total mensuel',
    requests: 'Nombre de requêtes',
    average: 'Coût moyen par requête',
    annual: 'Estimation annuelle',
    reset: 'Remettre à zéro',
  },
});
