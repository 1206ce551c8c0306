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
      'Some figures could not be loaded. The grey ones are made up, to show what the chart looks like.',
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
      'Certains chiffres n’ont pas pu être chargés. Ceux en gris sont fictifs et montrent seulement l’allure du graphique.',
  },
});
