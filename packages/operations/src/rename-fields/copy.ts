import { finishingWords } from '../finishing/options.ts';

export const copy = {
  en: {
    name: 'Rename form fields',
    shortName: 'Rename fields',
    summary: 'Gives form fields of a PDF new names; their values and appearance stay the same.',
    description:
      'A period in a name separates levels of the hierarchy: renaming can move a field to another group, and renaming a group renames all its fields. Two fields can swap names in one call.',
    action: 'Rename fields',
    failed: 'Failed to rename fields',
    parts: {
      file: { label: 'PDF form', help: 'The document whose fields are renamed.' },
      oldName: { label: 'Old name', help: 'The current full name of the field.' },
      newName: { label: 'New name', help: 'The name it gets; no other field may have it already.' },
      renameMap: {
        label: 'Field mapping',
        help: 'Instead of the two names: a JSON list of oldName and newName pairs, for several fields at once.',
      },
    },
    options: finishingWords.en,
  },
  fr: {
    name: 'Renommer des champs',
    shortName: 'Renommer',
    summary:
      'Donne de nouveaux noms aux champs de formulaire d’un PDF\u00a0; leurs valeurs et leur aspect ne changent pas.',
    description:
      'Un point dans un nom sépare les niveaux de la hiérarchie\u00a0: renommer peut déplacer un champ dans un autre groupe, et renommer un groupe renomme tous ses champs. Deux champs peuvent échanger leurs noms en un seul appel.',
    action: 'Renommer les champs',
    failed: 'Échec du renommage des champs',
    parts: {
      file: { label: 'Formulaire PDF', help: 'Le document dont les champs sont renommés.' },
      oldName: { label: 'Ancien nom', help: 'Le nom complet actuel du champ.' },
      newName: {
        label: 'Nouveau nom',
        help: 'Le nom qu’il reçoit\u00a0; aucun champ ne doit déjà le porter.',
      },
      renameMap: {
        label: 'Correspondance des champs',
        help: 'À la place des deux noms\u00a0: une liste JSON de oldName et newName, pour plusieurs champs à la fois.',
      },
    },
    options: finishingWords.fr,
  },
} as const;
