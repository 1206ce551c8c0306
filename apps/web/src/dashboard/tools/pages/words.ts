import { defineWords } from '../../../language/define-words.ts';

export const pagesWords = defineWords({
  en: {
    pick: (label: string) => `${label}: pick by clicking pages`,
    page: (page: number) => `Page ${page}`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    firstOf: (shown: number, count: number) =>
      `The first ${shown} of ${count} pages are shown; the field above takes any.`,
    opening: 'Opening…',
    protected: 'Protected',
    unreadable: 'Your browser cannot show this file; the server may still read it.',
  },
  fr: {
    pick: (label: string) => `${label}\u00a0: choisir en cliquant sur les pages`,
    page: (page: number) => `Page ${page}`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    firstOf: (shown: number, count: number) =>
      `Les ${shown} premières pages sur ${count} sont affichées\u00a0; le champ ci-dessus les accepte toutes.`,
    opening: 'Ouverture…',
    protected: 'Protégé',
    unreadable: 'Votre navigateur ne peut pas afficher ce fichier\u00a0; le serveur le lira peut-être.',
  },
});
