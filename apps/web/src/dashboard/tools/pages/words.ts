import { defineWords } from '../../../language/define-words.ts';

export const pagesWords = defineWords({
  en: {
    pick: (label: string) => `${label}: pick by clicking pages`,
    page: (page: number) => `Page ${page}`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    firstOf: (shown: number, count: number) =>
      `The first ${shown} of ${count} pages are shown; in the field above you can enter any page.`,
    opening: 'Opening…',
    protected: 'Protected',
    unreadable: 'Your browser cannot show this file; the server may still be able to read it.',
  },
  fr: {
    pick: (label: string) => `${label}\u00a0: choisir en cliquant sur les pages`,
    page: (page: number) => `Page ${page}`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    firstOf: (shown: number, count: number) =>
      `Les ${shown} premières pages sur ${count} sont affichées\u00a0; dans le champ ci-dessus, vous pouvez indiquer n’importe quelle page.`,
    opening: 'Ouverture…',
    protected: 'Protégé',
    unreadable:
      'Votre navigateur ne peut pas afficher ce fichier\u00a0; le serveur pourra peut-être le lire.',
  },
});
