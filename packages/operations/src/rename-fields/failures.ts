import { defineFailures } from '@pagesmith/kernel';

const form = '[{"oldName":"a","newName":"b"}]';

export const renameFailures = defineFailures({
  renameMissing: {
    status: 400,
    title: { en: 'No field mapping was sent', fr: 'Aucune correspondance de champs n’a été envoyée' },
    detail: {
      en: `Send both parts oldName and newName, or the part renameMap as ${form}.`,
      fr: `Envoyez les deux parties oldName et newName, ou la partie renameMap sous la forme ${form}.`,
    },
  },
  renameAmbiguous: {
    status: 400,
    title: { en: 'The field mapping is given twice', fr: 'La correspondance de champs est donnée deux fois' },
    detail: {
      en: 'Send either oldName and newName, or renameMap, not both.',
      fr: 'Envoyez soit oldName et newName, soit renameMap, pas les deux.',
    },
  },
  renameMapMalformed: {
    status: 400,
    title: { en: 'The field mapping is malformed', fr: 'La correspondance de champs est mal formée' },
    detail: {
      en: `The part renameMap must be a JSON list with at least one entry, such as ${form}.`,
      fr: `La partie renameMap doit être une liste JSON d’au moins une entrée, comme ${form}.`,
    },
  },
});
