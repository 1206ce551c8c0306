import { defineWords } from '../../../language/define-words.ts';

export const formWords = defineWords({
  en: {
    finishing: 'Protect, clean, prepare for the web',
    drop: 'Drop a PDF here, or',
    dropSeveral: 'Drop PDFs here, or',
    choose: 'Choose a file',
    chooseSeveral: 'Choose files',
    another: 'Choose another',
    add: 'Add files',
    invalid: 'Please select a valid PDF file',
    onlyPdf: 'Only PDF files are allowed',
    onlyOne: 'Please select a single PDF file',
    tooMany: (max: number, count: number) =>
      `At most ${max} PDF files are allowed, and this would make ${count}: none was added`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    moved: (name: string, place: number, count: number) => `${name} is number ${place} of ${count}.`,
    order: (label: string) => `${label}, in the order they are sent`,
  },
  fr: {
    finishing: 'Protéger, nettoyer, préparer pour le web',
    drop: 'Déposez un PDF ici, ou',
    dropSeveral: 'Déposez des PDF ici, ou',
    choose: 'Choisir un fichier',
    chooseSeveral: 'Choisir des fichiers',
    another: 'En choisir un autre',
    add: 'Ajouter des fichiers',
    invalid: 'Veuillez sélectionner un fichier PDF valide',
    onlyPdf: 'Seuls les fichiers PDF sont acceptés',
    onlyOne: 'Veuillez sélectionner un seul fichier PDF',
    tooMany: (max: number, count: number) =>
      `${max} fichiers PDF au maximum, et cela en ferait ${count}\u00a0: aucun n’a été ajouté`,
    up: (name: string) => `Monter ${name}`,
    down: (name: string) => `Descendre ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    moved: (name: string, place: number, count: number) => `${name} est en position ${place} sur ${count}.`,
    order: (label: string) => `${label}, dans l’ordre d’envoi`,
  },
});
