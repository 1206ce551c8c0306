import { placesMax, type Warning } from '@pagesmith/pdf';

export const placesCut: Warning = {
  code: 'places_cut',
  words: {
    en: `The text is there more than ${placesMax} times; the first ${placesMax} places are listed.`,
    fr: `Le texte s’y trouve plus de ${placesMax} fois\u00a0; les ${placesMax} premiers endroits sont indiqués.`,
  },
};
