import { bulkColumnsMax, bulkRowsBytesMax, bulkRowsMax, bulkTemplateBytesMax } from '@pagesmith/catalog';
import { defineFailures, type Words } from '@pagesmith/kernel';

const megabytes = (bytes: number): number => Math.floor(bytes / 1_048_576);

const listed = (names: readonly string[], more: (count: number) => string): string =>
  names.slice(0, 20).join(', ') + (names.length > 20 ? more(names.length - 20) : '');
const inEnglish = (names: readonly string[]) => listed(names, (count) => ` and ${count} more`);
const inFrench = (names: readonly string[]) => listed(names, (count) => ` et ${count} autres`);

/** What can be wrong with a table, or with a form as its template, before any row is filled. */
export const bulkFailures = defineFailures({
  rowsUnreadable: {
    status: 400,
    title: { en: 'The rows cannot be read', fr: 'Les lignes sont illisibles' },
    detail: ({ why, line }: { part: string; why: Words; line?: number | undefined }) => ({
      en: `The part rows must be CSV with a header, an XLSX workbook, or a JSON list of objects. ${line ? `Line ${line}: ` : ''}${why.en}`,
      fr: `La partie rows doit être un CSV avec un en-tête, un classeur XLSX ou une liste JSON d’objets. ${line ? `Ligne ${line}\u00a0: ` : ''}${why.fr}`,
    }),
  },
  rowsAbsent: {
    status: 400,
    title: { en: 'There are no rows', fr: 'Il n’y a aucune ligne' },
    detail: (_given: { part: string }) => ({
      en: 'The part rows has no rows below its header. Send at least one.',
      fr: 'La partie rows n’a aucune ligne sous son en-tête. Envoyez-en au moins une.',
    }),
  },
  rowsTooMany: {
    status: 400,
    title: { en: 'There are too many rows', fr: 'Il y a trop de lignes' },
    detail: ({ countMax }: { part: string; countMax: number }) => ({
      en: `The part rows may have at most ${countMax} rows. Send the others in another request.`,
      fr: `La partie rows peut avoir au plus ${countMax} lignes. Envoyez les autres dans une autre requête.`,
    }),
  },
  rowsTooLarge: {
    status: 413,
    title: { en: 'The table is too large', fr: 'Le tableau est trop volumineux' },
    detail: (_given: { part: string; limit: number }) => ({
      en: `The part rows may have at most ${megabytes(bulkRowsBytesMax)} MB, unpacked. Send fewer rows or columns at a time.`,
      fr: `La partie rows peut avoir au plus ${megabytes(bulkRowsBytesMax)}\u00a0Mo, une fois décompressée. Envoyez moins de lignes ou de colonnes à la fois.`,
    }),
  },
  columnsTooMany: {
    status: 400,
    title: { en: 'There are too many columns', fr: 'Il y a trop de colonnes' },
    detail: ({ countMax }: { part: string; countMax: number }) => ({
      en: `The part rows may have at most ${countMax} columns.`,
      fr: `La partie rows peut avoir au plus ${countMax} colonnes.`,
    }),
  },
  columnRepeated: {
    status: 400,
    title: { en: 'Two columns have the same name', fr: 'Deux colonnes portent le même nom' },
    detail: ({ column }: { part: string; column: string }) => ({
      en: `Two columns of the part rows are named ${column}. Give each its own name.`,
      fr: `Deux colonnes de la partie rows s’appellent ${column}. Donnez à chacune son propre nom.`,
    }),
  },
  columnsUnmatched: {
    status: 400,
    title: { en: 'No column matches a field', fr: 'Aucune colonne ne correspond à un champ' },
    detail: ({ columns, accepted }: { columns: readonly string[]; accepted: readonly string[] }) => ({
      en: `No column is named like a field of the form. The columns are: ${inEnglish(columns)}. The fields are: ${inEnglish(accepted)}. Rename columns, or send a mapping.`,
      fr: `Aucune colonne ne porte le nom d’un champ du formulaire. Les colonnes sont\u00a0: ${inFrench(columns)}. Les champs sont\u00a0: ${inFrench(accepted)}. Renommez les colonnes, ou envoyez un mapping.`,
    }),
  },
  mappingMalformed: {
    status: 400,
    title: { en: 'The mapping is malformed', fr: 'Le mapping est mal formé' },
    detail: (_given: { part: string }) => ({
      en: 'The part mapping must be a JSON object whose names are fields of the form, and whose values are columns, or null to leave a field alone.',
      fr: 'La partie mapping doit être un objet JSON dont les noms sont des champs du formulaire et les valeurs des colonnes, ou null pour ne pas toucher à un champ.',
    }),
  },
  mappedFieldUnknown: {
    status: 400,
    title: { en: 'The mapping names an unknown field', fr: 'Le mapping nomme un champ inconnu' },
    detail: ({ field, accepted }: { part: string; field: string; accepted: readonly string[] }) => ({
      en: `The mapping names ${field}, which is no field that can be filled. This form has: ${inEnglish(accepted)}.`,
      fr: `Le mapping nomme ${field}, qui n’est pas un champ à remplir. Ce formulaire a\u00a0: ${inFrench(accepted)}.`,
    }),
  },
  columnUnknown: {
    status: 400,
    title: { en: 'There is no such column', fr: 'Cette colonne n’existe pas' },
    detail: ({ part, column, accepted }: { part: string; column: string; accepted: readonly string[] }) => ({
      en: `The part ${part} names the column ${column}. The columns are: ${inEnglish(accepted)}.`,
      fr: `La partie ${part} nomme la colonne ${column}. Les colonnes sont\u00a0: ${inFrench(accepted)}.`,
    }),
  },
  sheetUnknown: {
    status: 400,
    title: { en: 'The workbook has no such sheet', fr: 'Le classeur n’a pas cette feuille' },
    detail: ({ sheet, accepted }: { part: string; sheet: string; accepted: readonly string[] }) => ({
      en: `The workbook has no sheet named ${sheet}. It has: ${inEnglish(accepted)}.`,
      fr: `Le classeur n’a pas de feuille nommée ${sheet}. Il a\u00a0: ${inFrench(accepted)}.`,
    }),
  },
  templateTooLarge: {
    status: 413,
    title: {
      en: 'The form is too large for bulk fill',
      fr: 'Le formulaire est trop volumineux pour le remplissage en série',
    },
    detail: (_given: { part: string; limit: number }) => ({
      en: `The part template may have at most ${megabytes(bulkTemplateBytesMax)} MB, because every row makes a document of its size.`,
      fr: `La partie template peut avoir au plus ${megabytes(bulkTemplateBytesMax)}\u00a0Mo, car chaque ligne donne un document de cette taille.`,
    }),
  },
  everyRowFailed: {
    status: 400,
    title: { en: 'No row could be filled', fr: 'Aucune ligne n’a pu être remplie' },
    detail: ({ count, first }: { count: number; first: Words }) => ({
      en: `None of the ${count} rows could be filled, and nothing was charged. ${first.en}`,
      fr: `Aucune des ${count} lignes n’a pu être remplie, et rien n’a été facturé. ${first.fr}`,
    }),
  },
});

/** What can be wrong with one row, which then fails alone, besides whatever can be wrong with a fill. */
export const rowFailures = defineFailures({
  cellsTooMany: {
    status: 400,
    title: { en: 'A row has more values than columns', fr: 'Une ligne a plus de valeurs que de colonnes' },
    detail: ({ count, columns }: { count: number; columns: number }) => ({
      en: `It has ${count} values, and the header has ${columns} columns. Put values with the separator in quotes.`,
      fr: `Elle a ${count} valeurs, et l’en-tête ${columns} colonnes. Mettez entre guillemets les valeurs qui contiennent le séparateur.`,
    }),
  },
  cellWrong: {
    status: 400,
    title: { en: 'A value has the wrong type', fr: 'Une valeur n’a pas le bon type' },
    detail: ({ column }: { column: string }) => ({
      en: `The value of ${column} must be a text, a number, true, false, null or a list of texts.`,
      fr: `La valeur de ${column} doit être un texte, un nombre, true, false, null ou une liste de textes.`,
    }),
  },
});

export const limitsOfRows = { rowsMax: bulkRowsMax, columnsMax: bulkColumnsMax, bytesMax: bulkRowsBytesMax };
