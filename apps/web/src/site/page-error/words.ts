import { defineWords } from '../../language/define-words.ts';

export const pageErrorWords = defineWords({
  en: {
    documentTitle: 'Page not loaded · Pagesmith',
    heading: 'A page went missing on the way',
    title: 'This page could not be loaded.',
    text: 'Your connection may be down, or the site may just have been updated.',
  },
  fr: {
    documentTitle: 'Page non chargée · Pagesmith',
    heading: 'Une page s’est perdue en route',
    title: 'Cette page n’a pas pu être chargée.',
    text: 'La connexion est peut-être interrompue, ou le site vient d’être mis à jour.',
  },
});
