import { defineFailures } from '../failure.ts';

interface BadPiece {
  readonly piece: string;
  readonly pageCount: number;
}

const pagesEn = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
const pagesFr = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

export const pageListFailures = defineFailures({
  pageListEmpty: {
    status: 400,
    title: { en: 'The page list is empty', fr: 'La liste de pages est vide' },
    detail: ({ pageCount }: { pageCount: number }) => ({
      en: `The page list is empty. The document has ${pagesEn(pageCount)}; write for example 1,3-5,7.`,
      fr: `La liste de pages est vide. Le document a ${pagesFr(pageCount)}\u00a0; écrivez par exemple 1,3-5,7.`,
    }),
  },
  pageListMalformed: {
    status: 400,
    title: { en: 'The page list is malformed', fr: 'La liste de pages est mal formée' },
    detail: ({ piece, pageCount }: BadPiece) => ({
      en: `“${piece}” is not a page or a range of pages. Write for example 1,3-5,7; the document has ${pagesEn(pageCount)}.`,
      fr: `«\u00a0${piece}\u00a0» n’est ni une page ni une plage de pages. Écrivez par exemple 1,3-5,7\u00a0; le document a ${pagesFr(pageCount)}.`,
    }),
  },
  pageAbsent: {
    status: 400,
    title: { en: 'The document has no such page', fr: 'Le document n’a pas cette page' },
    detail: ({ piece, pageCount }: BadPiece) => ({
      en: `“${piece}” names a page that does not exist: the document has ${pagesEn(pageCount)}, numbered from 1.`,
      fr: `«\u00a0${piece}\u00a0» désigne une page qui n’existe pas\u00a0: le document a ${pagesFr(pageCount)}, et la première porte le numéro 1.`,
    }),
  },
  pageListTooLong: {
    status: 400,
    title: { en: 'The page list is too long', fr: 'La liste de pages est trop longue' },
    detail: ({ lengthMax }: { lengthMax: number }) => ({
      en: `The page list names more than ${lengthMax} pages. Split the work into several calls.`,
      fr: `La liste de pages désigne plus de ${lengthMax} pages. Répartissez le travail sur plusieurs appels.`,
    }),
  },
});

/** Of operations that can turn single pages. */
export const pageTurnFailures = defineFailures({
  pageTurnUnknown: {
    status: 400,
    title: { en: 'The turn of a page is unknown.', fr: 'La rotation d’une page est inconnue.' },
    detail: ({ piece }: { piece: string }) => ({
      en: `“${piece}” does not say how far to turn: after @ write 90, 180 or 270, for example 3@90.`,
      fr: `«\u00a0${piece}\u00a0» n’indique pas la rotation\u00a0: après @, écrivez 90, 180 ou 270, par exemple 3@90.`,
    }),
  },
});
