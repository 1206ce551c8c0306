import { bulkRowsMax } from '@pagesmith/catalog';
import { copy as fillCopy } from '../fill-pdf/copy.ts';

const rows = { en: bulkRowsMax.toLocaleString('en'), fr: bulkRowsMax.toLocaleString('fr') };

export const copy = {
  en: {
    name: 'Fill a form many times',
    shortName: 'Bulk fill',
    summary: 'Fills one form with every row of a table.',
    description: `Send a form as template, and up to ${rows.en} rows as CSV, XLSX or JSON. The answer is a job; its result is a ZIP with a PDF for each row, or one merged PDF. Each row that was filled costs one credit. A row that cannot be filled fails alone, costs nothing, and is named in the report. An empty cell leaves its field as it is.`,
    action: 'Fill all rows',
    failed: 'Failed to fill the rows',
    parts: {
      template: { label: 'PDF form', help: 'The form that every row fills.' },
      rows: {
        label: 'Rows',
        help: 'A CSV file with a header (commas, semicolons or tabs; UTF-8 or Windows-1252), an XLSX workbook, or a JSON list of objects.',
      },
      mapping: {
        label: 'Mapping',
        help: 'JSON: for each field, the column that fills it, or null for none. Fields that it does not name take the column of the same name.',
      },
      name: {
        label: 'File names',
        help: 'How the files in the ZIP are named: {{row}} is the number of the row, {{Company}} its value in that column.',
      },
      sheet: { label: 'Sheet', help: 'The sheet of a workbook; the first one unless given.' },
    },
    options: {
      output: {
        label: 'Result',
        help: 'A ZIP with a PDF for each row, or all of them as one PDF, which is always flattened.',
        none: 'A ZIP with a PDF for each row',
        choices: { zip: 'A ZIP with a PDF for each row', merged: 'One PDF with all rows' },
      },
      ...fillCopy.en.options,
    },
  },
  fr: {
    name: 'Remplir un formulaire en série',
    shortName: 'Remplir en série',
    summary: 'Remplit un même formulaire avec chaque ligne d’un tableau.',
    description: `Envoyez un formulaire comme modèle (template), et jusqu’à ${rows.fr} lignes en CSV, XLSX ou JSON. La réponse est une tâche\u00a0; son résultat est un ZIP avec un PDF par ligne, ou un seul PDF fusionné. Chaque ligne remplie coûte un crédit. Une ligne qui ne peut pas être remplie échoue seule, ne coûte rien et est nommée dans le rapport. Une cellule vide laisse son champ tel quel.`,
    action: 'Remplir toutes les lignes',
    failed: 'Échec du remplissage des lignes',
    parts: {
      template: { label: 'Formulaire PDF', help: 'Le formulaire que chaque ligne remplit.' },
      rows: {
        label: 'Lignes',
        help: 'Un fichier CSV avec un en-tête (virgules, points-virgules ou tabulations\u00a0; UTF-8 ou Windows-1252), un classeur XLSX ou une liste JSON d’objets.',
      },
      mapping: {
        label: 'Correspondance',
        help: 'JSON\u00a0: pour chaque champ, la colonne qui le remplit, ou null pour aucune. Les champs qui n’y figurent pas prennent la colonne du même nom.',
      },
      name: {
        label: 'Noms des fichiers',
        help: 'Comment nommer les fichiers du ZIP\u00a0: {{row}} est le numéro de la ligne, {{Société}} sa valeur dans cette colonne.',
      },
      sheet: {
        label: 'Feuille',
        help: 'La feuille du classeur\u00a0; la première si elle n’est pas indiquée.',
      },
    },
    options: {
      output: {
        label: 'Résultat',
        help: 'Un ZIP avec un PDF par ligne, ou toutes les lignes en un seul PDF, toujours aplati.',
        none: 'Un ZIP avec un PDF par ligne',
        choices: { zip: 'Un ZIP avec un PDF par ligne', merged: 'Un seul PDF avec toutes les lignes' },
      },
      ...fillCopy.fr.options,
    },
  },
} as const;
