import { defineWords } from '../../../language/define-words.ts';

export const renameWords = defineWords({
  en: {
    heading: 'New names',
    help: 'Rows that are only half filled in are ignored.',
    missing: 'Please provide at least one valid field mapping',
    oldName: (row: number) => `Old name, row ${row}`,
    newName: (row: number) => `New name, row ${row}`,
    oldHint: 'Old name',
    newHint: 'New name',
    add: 'Add a row',
    remove: (row: number) => `Remove row ${row}`,
  },
  fr: {
    heading: 'Nouveaux noms',
    help: 'Les lignes incomplètes sont ignorées.',
    missing: 'Veuillez indiquer au moins une correspondance de champs valide',
    oldName: (row: number) => `Ancien nom, ligne ${row}`,
    newName: (row: number) => `Nouveau nom, ligne ${row}`,
    oldHint: 'Ancien nom',
    newHint: 'Nouveau nom',
    add: 'Ajouter une ligne',
    remove: (row: number) => `Supprimer la ligne ${row}`,
  },
});
