import { defineWords } from '../../../language/define-words.ts';

export const chartsWords = defineWords({
  en: {
    months: 'Requests per month',
    days: 'Requests per day',
    lead: {
      months: (count: number) => `The last ${count} months`,
      days: (count: number) => `The last ${count} days`,
    },
    loading: 'Loading the chart…',
    period: 'Period',
    count: 'Requests',
    requests: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
    sample: 'sample data',
    sampleTitle: 'Sample data',
    sampleText:
      'Some counts could not be loaded. What is drawn in grey is made up, to show the shape of the chart.',
  },
  fr: {
    months: 'Requêtes par mois',
    days: 'Requêtes par jour',
    lead: {
      months: (count: number) => `Les ${count} derniers mois`,
      days: (count: number) => `Les ${count} derniers jours`,
    },
    loading: 'Chargement du graphique…',
    period: 'Période',
    count: 'Requêtes',
    requests: (count: number) => (count < 2 ? `${count} requête` : `${count} requêtes`),
    sample: 'données d’exemple',
    sampleTitle: 'Données d’exemple',
    sampleText:
      'Certains nombres n’ont pas pu être chargés. Ce qui est en gris est inventé, pour montrer la forme du graphique.',
  },
});
