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
    outlook: {
      renewed: (renewed: string) => `Renewal on ${renewed}.`,
      lasts: (renewed: string) => `At this pace they will last until the renewal on ${renewed}.`,
      soon: (date: string, renewed: string) =>
        `At this pace they will be used up around ${date}; renewal on ${renewed}.`,
      usedUp: (renewed: string) => `They are used up; renewal on ${renewed}.`,
    },
  },
  fr: {
    heading: 'Aperçu',
    refresh: 'Actualiser',
    monthly: 'Requêtes ce mois\u2011ci',
    total: 'Requêtes au total',
    activeKeys: 'Clés API actives',
    plan: 'Formule actuelle',
    charts: 'Utilisation dans le temps',
    summary: 'Résumé de l’utilisation',
    keysCreated: 'Clés API créées',
    of: (count: string, max: string) => `${count} sur ${max}`,
    planUsage: 'Appels de votre formule utilisés ce mois\u2011ci',
    outlook: {
      renewed: (renewed: string) => `Renouvellement le ${renewed}.`,
      lasts: (renewed: string) => `À ce rythme, ils suffiront jusqu’au renouvellement du ${renewed}.`,
      soon: (date: string, renewed: string) =>
        `À ce rythme, ils seront épuisés vers le ${date}\u00a0; renouvellement le ${renewed}.`,
      usedUp: (renewed: string) => `Ils sont épuisés\u00a0; renouvellement le ${renewed}.`,
    },
  },
});
