import { defineWords } from '../../language/define-words.ts';

export const overviewWords = defineWords({
  en: {
    heading: 'Overview',
    refresh: 'Refresh',
    monthly: 'Requests this month',
    total: 'Total requests',
    activeKeys: 'Active API keys',
    plan: 'Current plan',
    charts: 'Usage over time',
    summary: 'Usage summary',
    keysCreated: 'API keys created',
    of: (count: string, max: string) => `${count} of ${max}`,
    planUsage: 'Plan calls used this month',
  },
  fr: {
    heading: 'Aperçu',
    refresh: 'Actualiser',
    monthly: 'Requêtes ce mois-ci',
    total: 'Requêtes au total',
    activeKeys: 'Clés API actives',
    plan: 'Formule actuelle',
    charts: 'Utilisation dans le temps',
    summary: 'Résumé de l’utilisation',
    keysCreated: 'Clés API créées',
    of: (count: string, max: string) => `${count} sur ${max}`,
    planUsage: 'Appels de votre formule utilisés ce mois-ci',
  },
});
