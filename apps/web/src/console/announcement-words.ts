import { policy } from '@pagesmith/catalog';
import { defineWords } from '../language/define-words.ts';

const days = policy.changeNoticeDays;

/** What each kind of announcement is for, and when. */
export const announcementWords = defineWords({
  en: {
    preview: 'Preview',
    kinds: {
      'announce-notice': {
        title: 'Urgent notice',
        text: 'What customers must know at once, such as exposed data. You write it in both languages.',
      },
      'announce-legal': {
        title: 'Legal change',
        text: `A coming version of a legal page, at least ${days} days before it applies. The text is written for you.`,
      },
      'announce-sub-processor': {
        title: 'New sub-processor',
        text: `A company that will process customers’ data, at least ${days} days before it does. The text is written for you.`,
      },
    },
  },
  fr: {
    preview: 'Aperçu',
    kinds: {
      'announce-notice': {
        title: 'Avis urgent',
        text: 'Ce que les clients doivent savoir sans attendre, comme une fuite de données. Vous le rédigez dans les deux langues.',
      },
      'announce-legal': {
        title: 'Changement juridique',
        text: `Une nouvelle version d’une page juridique, au moins ${days}\u00a0jours avant son entrée en vigueur. Le texte est rédigé pour vous.`,
      },
      'announce-sub-processor': {
        title: 'Nouveau sous-traitant',
        text: `Une société qui traitera des données des clients, au moins ${days}\u00a0jours avant qu’elle ne commence. Le texte est rédigé pour vous.`,
      },
    },
  },
});
