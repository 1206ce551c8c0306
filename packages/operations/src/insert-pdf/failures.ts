import { defineFailures } from '@pagesmith/kernel';

export const insertFailures = defineFailures({
  positionMissing: {
    status: 400,
    title: { en: 'The position is missing', fr: 'La position manque' },
    detail: {
      en: 'Send either the part position (for example 3 or 2,5,8) or the part searchText.',
      fr: 'Envoyez soit la partie position (par exemple 3 ou 2,5,8), soit la partie searchText.',
    },
  },
  positionAmbiguous: {
    status: 400,
    title: { en: 'The position is given twice', fr: 'La position est donnée deux fois' },
    detail: {
      en: 'Send either the part position or the part searchText, not both.',
      fr: 'Envoyez soit la partie position, soit la partie searchText, pas les deux.',
    },
  },
  positionInvalid: {
    status: 400,
    title: { en: 'The position is not in the document', fr: 'La position n’est pas dans le document' },
    detail: ({ piece, first, last }: { piece: string; first: number; last: number }) => ({
      en: `Part position: “${piece}” is not a position in the base document. Positions go from ${first} to ${last}; write for example 3 or 2,5,8.`,
      fr: `Partie «\u00a0position\u00a0». «\u00a0${piece}\u00a0» n’est pas une position du document de base. Les positions vont de ${first} à ${last}\u00a0; écrivez par exemple 3 ou 2,5,8.`,
    }),
  },
});
