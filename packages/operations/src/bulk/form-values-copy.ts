import { formsMax } from '@pagesmith/catalog';

const forms = { en: formsMax.toLocaleString('en'), fr: formsMax.toLocaleString('fr') };

export const copy = {
  en: {
    name: 'Read many forms into a table',
    shortName: 'Form values',
    summary: 'Makes one table of the values in many filled forms.',
    description: `Send up to ${forms.en} forms as files, or as ZIPs of them. The table has a line for each form, with its file name, and a column for each field, in the order in which they first appear. A form that cannot be read has its problem in the column error, is named in the report and costs nothing; every other one costs a credit. Texts that a spreadsheet would run as a formula (they begin with =, +, - or @) have an apostrophe before them.`,
    action: 'Make the table',
    failed: 'Failed to read the forms',
    parts: { files: { label: 'Filled forms', help: 'PDF files, or ZIPs of PDF files; one part each.' } },
    options: {
      format: {
        label: 'Format',
        help: 'A CSV table in UTF-8, or a JSON list with the file and its values.',
        none: 'CSV',
        choices: { csv: 'CSV', json: 'JSON' },
      },
    },
  },
  fr: {
    name: 'Lire de nombreux formulaires dans un tableau',
    shortName: 'Valeurs de formulaires',
    summary: 'Réunit dans un tableau les valeurs de nombreux formulaires remplis.',
    description: `Envoyez jusqu’à ${forms.fr} formulaires, en fichiers ou en ZIP. Le tableau a une ligne par formulaire, avec le nom de son fichier, et une colonne par champ, dans l’ordre de leur première apparition. Un formulaire illisible a son problème dans la colonne error, est nommé dans le rapport et ne coûte rien\u00a0; chacun des autres coûte un crédit. Les textes qu’un tableur exécuterait comme formule (ils commencent par =, +, - ou @) sont précédés d’une apostrophe.`,
    action: 'Créer le tableau',
    failed: 'Échec de la lecture des formulaires',
    parts: {
      files: {
        label: 'Formulaires remplis',
        help: 'Des fichiers PDF, ou des ZIP de fichiers PDF\u00a0; une partie pour chacun.',
      },
    },
    options: {
      format: {
        label: 'Format',
        help: 'Un tableau CSV en UTF-8, ou une liste JSON avec le fichier et ses valeurs.',
        none: 'CSV',
        choices: { csv: 'CSV', json: 'JSON' },
      },
    },
  },
} as const;
