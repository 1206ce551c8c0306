import { defineWords } from '../../language/define-words.ts';

export const announcementsWords = defineWords({
  en: {
    region: 'Announcements',
    read: 'Read it',
    dismiss: 'Dismiss',
    dismissOf: (subject: string) => `Dismiss “${subject}”`,
    failed: 'This could not be saved. Please try again.',
  },
  fr: {
    region: 'Annonces',
    read: 'Lire',
    dismiss: 'Masquer',
    dismissOf: (subject: string) => `Masquer «\u00a0${subject}\u00a0»`,
    failed: 'L’enregistrement a échoué. Réessayez.',
  },
});
