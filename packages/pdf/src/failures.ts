// Every failure of the PDF room, without an engine behind it: the documentation prints this list.
import { defineFailures } from '@pagesmith/kernel';
import { formFailures } from './forms/failures.ts';

const ownFailures = defineFailures({
  fileNotPdf: {
    status: 400,
    title: {
      en: 'The file is not a PDF',
      fr: 'Le fichier n’est pas un PDF',
    },
    detail: ({ byteCount }: { byteCount: number }) =>
      byteCount === 0
        ? {
            en: 'The file is empty. Send a document of type application/pdf.',
            fr: 'Le fichier est vide. Envoyez un document de type application/pdf.',
          }
        : {
            en: 'The file is not a PDF: it has no PDF header. Send a document of type application/pdf.',
            fr: 'Le fichier n’est pas un PDF\u00a0: il n’a pas d’en-tête PDF. Envoyez un document de type application/pdf.',
          },
  },
  fileDamaged: {
    status: 400,
    title: {
      en: 'The PDF is damaged',
      fr: 'Le PDF est endommagé',
    },
    detail: {
      en: 'The PDF is damaged beyond repair: no page could be read. Send a file that a PDF viewer can open.',
      fr: 'Le PDF est endommagé et irréparable\u00a0: aucune page n’a pu être lue. Envoyez un fichier qu’un lecteur PDF peut ouvrir.',
    },
  },
  streamTooLong: {
    status: 400,
    title: {
      en: 'A stream in the PDF is too long',
      fr: 'Un flux du PDF est trop long',
    },
    detail: {
      en: 'The PDF keeps its objects in a stream that unpacks to more than 64 MB, which no real document needs. Send a file that was saved by a PDF program.',
      fr: 'Le PDF range ses objets dans un flux qui dépasse 64\u00a0Mo une fois décompressé, ce dont aucun document n’a besoin. Envoyez un fichier enregistré par un logiciel PDF.',
    },
  },
  passwordRequired: {
    status: 400,
    title: {
      en: 'The PDF needs a password',
      fr: 'Le PDF exige un mot de passe',
    },
    detail: {
      en: 'The PDF is protected by a password. Send the password in the x-pdf-password header.',
      fr: 'Le PDF est protégé par un mot de passe. Envoyez ce mot de passe dans l’en-tête x-pdf-password.',
    },
  },
  passwordWrong: {
    status: 400,
    title: {
      en: 'The password does not open the PDF',
      fr: 'Le mot de passe n’ouvre pas le PDF',
    },
    detail: {
      en: 'The password in the x-pdf-password header does not open the PDF. Send its user or owner password.',
      fr: 'Le mot de passe de l’en-tête x-pdf-password n’ouvre pas le PDF. Envoyez son mot de passe d’utilisateur ou de propriétaire.',
    },
  },
  pageAbsent: {
    status: 400,
    title: {
      en: 'The document has no such page',
      fr: 'Le document n’a pas cette page',
    },
    detail: ({ page, pageCount }: { page: number; pageCount: number }) => ({
      en: `The document has no page ${page}: its pages are numbered 1 to ${pageCount}.`,
      fr: `Le document n’a pas de page ${page}\u00a0: ses pages sont numérotées de 1 à ${pageCount}.`,
    }),
  },
  protectionUnsupported: {
    status: 400,
    title: {
      en: 'The protection of the PDF is not supported',
      fr: 'La protection du PDF n’est pas prise en charge',
    },
    detail: {
      en: 'The PDF is protected by something other than a password, such as a certificate. Send a file without that protection.',
      fr: 'Le PDF est protégé autrement que par un mot de passe, par exemple par un certificat. Envoyez un fichier sans cette protection.',
    },
  },
  searchTextEmpty: {
    status: 400,
    title: {
      en: 'The search text is empty',
      fr: 'Le texte recherché est vide',
    },
    detail: {
      en: 'The part searchText is empty: send at least one visible character.',
      fr: 'La partie searchText est vide\u00a0: envoyez au moins un caractère visible.',
    },
  },
});

export const pdfFailures = { ...ownFailures, ...formFailures };
