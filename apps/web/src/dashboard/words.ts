import { defineWords } from '../language/define-words.ts';

export const dashboardWords = defineWords({
  en: {
    documentTitle: 'Dashboard · Pagesmith',
    heading: 'Dashboard',
    tabs: 'Sections of the dashboard',
    overview: 'Overview',
    tools: 'Tools',
    apiKeys: 'API keys',
    logs: 'Logs',
    activity: 'Activity',
    billing: 'Billing',
    lost: 'The connection to the server is lost.',
    lostText: 'What you see may be out of date, but nothing you typed is lost. We keep trying.',
    failed: 'Your data could not be loaded.',
    failedText: 'Nothing is lost: your data is safe on the server.',
    tabFailed: 'This section could not be loaded.',
    tabFailedText: 'The other sections are as you left them.',
  },
  fr: {
    documentTitle: 'Tableau de bord · Pagesmith',
    heading: 'Tableau de bord',
    tabs: 'Rubriques du tableau de bord',
    overview: 'Aperçu',
    tools: 'Outils',
    apiKeys: 'Clés API',
    logs: 'Journaux',
    activity: 'Activité',
    billing: 'Facturation',
    lost: 'La connexion au serveur est interrompue.',
    lostText:
      'Les données affichées ne sont peut-être plus à jour\u00a0; rien de ce que vous avez saisi n’est perdu. Nous réessayons.',
    failed: 'Vos données n’ont pas pu être chargées.',
    failedText: 'Rien n’est perdu\u00a0: elles sont en sécurité sur le serveur.',
    tabFailed: 'Cette rubrique n’a pas pu être chargée.',
    tabFailedText: 'Les autres restent telles que vous les avez laissées.',
  },
});
