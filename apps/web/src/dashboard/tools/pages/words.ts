import { defineWords } from '../../../language/define-words.ts';

export const pagesWords = defineWords({
  en: {
    page: (page: number) => `Page ${page}`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    order: 'Place in the result:',
    inOrder: 'The files, in order',
    all: 'All',
    odd: 'Odd',
    even: 'Even',
    none: 'None',
    opening: 'Opening…',
    protected: 'Protected',
    unreadable: 'Your browser cannot show this file; the server may still be able to read it.',
  },
  fr: {
    page: (page: number) => `Page ${page}`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    order: 'Place dans le résultat\u00a0:',
    inOrder: 'Les fichiers, dans l’ordre',
    all: 'Toutes',
    odd: 'Impaires',
    even: 'Paires',
    none: 'Aucune',
    opening: 'Ouverture…',
    protected: 'Protégé',
    unreadable:
      'Votre navigateur ne peut pas afficher ce fichier\u00a0; le serveur pourra peut-être le lire.',
  },
});
