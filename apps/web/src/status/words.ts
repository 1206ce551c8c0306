import { defineWords } from '../language/define-words.ts';

export const statusWords = defineWords({
  en: {
    documentTitle: 'Status · Pagesmith',
    description: 'How Pagesmith is running: every component, its measured availability, and incidents.',
    title: 'Status',
    lead: (seconds: number) =>
      `Measured by our own probes, every ${seconds} seconds. Anything we could not measure is shown as such, never as working.`,
    loading: 'Loading the measurements…',
    failed: 'The measurements could not be loaded.',
    failedText: 'If this page loads and they do not, the service itself has a problem.',
    components: 'Components',
    names: {
      api: 'API',
      jobs: 'Conversions and jobs',
      dashboard: 'Dashboard',
      webhooks: 'Webhooks',
      mail: 'E-mail',
    },
    states: { up: 'Working', down: 'Not working', unknown: 'Not measured' },
    availability: (percent: string, share: string, days: number) =>
      `${percent}% available; ${share}% of the last ${days} days was measured.`,
    neverMeasured: (days: number) => `Not measured in the last ${days} days.`,
    day: (date: string, percent: string) => `${date}: ${percent}%`,
    dayUnmeasured: (date: string) => `${date}: not measured`,
    incidents: 'Incidents',
    noIncidents: (days: number) => `No incident in the last ${days} days.`,
    ongoing: 'Ongoing',
    ended: (time: string) => `Ended ${time}`,
    serviceLevel: 'What Enterprise customers are promised',
  },
  fr: {
    documentTitle: 'État du service · Pagesmith',
    description:
      'L’état de Pagesmith en ce moment\u00a0: chaque composant, sa disponibilité mesurée et les incidents.',
    title: 'État du service',
    lead: (seconds: number) =>
      `Mesuré par nos propres sondes, toutes les ${seconds}\u00a0secondes. Ce qui n’a pas été mesuré est indiqué comme tel, jamais comme opérationnel.`,
    loading: 'Chargement des mesures…',
    failed: 'Les mesures n’ont pas pu être chargées.',
    failedText: 'Si cette page s’affiche sans elles, c’est le service lui-même qui a un problème.',
    components: 'Composants',
    names: {
      api: 'API',
      jobs: 'Conversions et tâches',
      dashboard: 'Tableau de bord',
      webhooks: 'Webhooks',
      mail: 'E-mails',
    },
    states: { up: 'Opérationnel', down: 'En panne', unknown: 'Non mesuré' },
    availability: (percent: string, share: string, days: number) =>
      `Disponible à ${percent}\u00a0%\u00a0; ${share}\u00a0% des ${days}\u00a0derniers jours ont été mesurés.`,
    neverMeasured: (days: number) => `Non mesuré au cours des ${days}\u00a0derniers jours.`,
    day: (date: string, percent: string) => `${date}\u00a0: ${percent}\u00a0%`,
    dayUnmeasured: (date: string) => `${date}\u00a0: non mesuré`,
    incidents: 'Incidents',
    noIncidents: (days: number) => `Aucun incident au cours des ${days}\u00a0derniers jours.`,
    ongoing: 'En cours',
    ended: (time: string) => `Terminé le ${time}`,
    serviceLevel: 'Ce qui est promis aux clients Enterprise',
  },
});
