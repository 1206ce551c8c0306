import { defineWords } from '../../../language/define-words.ts';

export const renameWords = defineWords({
  en: {
    heading: 'New names',
    help: 'Click a field on the page and type its new name, or fill in rows here. Rows that are only half filled in are ignored.',
    newNameOf: (name: string) => `New name of ${name}`,
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
    help: 'Cliquez sur un champ de la page et saisissez son nouveau nom, ou remplissez des lignes ici. Les lignes incomplètes sont ignorées.',
    newNameOf: (name: string) => `Nouveau nom de ${name}`,
    missing: 'Veuillez indiquer au moins une correspondance de champs valide',
    oldName: (row: number) => `Ancien nom, ligne ${row}`,
    newName: (row: number) => `Nouveau nom, ligne ${row}`,
    oldHint: 'Ancien nom',
    newHint: 'Nouveau nom',
    add: 'Ajouter une ligne',
    remove: (row: number) => `Supprimer la ligne ${row}`,
  },
});
