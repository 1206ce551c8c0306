import { defineWords } from '../../../language/define-words.ts';

export const insertWords = defineWords({
  en: {
    place: 'Where to insert the pages',
    places: { manual: 'At a position', search: 'After a text' },
    missing: { position: 'Please specify the position', searchText: 'Please enter search text' },
    front: 'Before the first page',
    after: (page: number) => `After page ${page}`,
    help: 'For example 3 or 2,5,8; or click between two pages.',
  },
  fr: {
    place: 'Où insérer les pages',
    places: { manual: 'À une position', search: 'Après un texte' },
    missing: {
      position: 'Veuillez indiquer la position',
      searchText: 'Veuillez saisir le texte à rechercher',
    },
    front: 'Avant la première page',
    after: (page: number) => `Après la page ${page}`,
    help: 'Par exemple 3 ou 2,5,8\u00a0; ou cliquez entre deux pages.',
  },
});
