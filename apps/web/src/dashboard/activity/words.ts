import { defineWords } from '../../language/define-words.ts';

export const activityWords = defineWords({
  en: {
    heading: 'Recent activity',
    lead: (count: number) => `The ${count} latest calls made with your keys.`,
    status: { success: 'Success', error: 'Error' },
    empty: 'No call yet',
    emptyText: 'The calls you make with one of your API keys show up here by themselves.',
    failed: 'The activity could not be loaded.',
  },
  fr: {
    heading: 'Activité récente',
    lead: (count: number) => `Les ${count} derniers appels effectués avec vos clés.`,
    status: { success: 'Succès', error: 'Erreur' },
    empty: 'Aucun appel pour le moment',
    emptyText: 'Les appels effectués avec l’une de vos clés API apparaissent ici d’eux-mêmes.',
    failed: 'L’activité n’a pas pu être chargée.',
  },
});
