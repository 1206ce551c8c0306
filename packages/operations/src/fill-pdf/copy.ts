import { finishingWords } from '../finishing/options.ts';

export const copy = {
  en: {
    name: 'Fill a form',
    shortName: 'Fill a form',
    summary: 'Writes values into the form fields of a PDF.',
    description:
      'Send one part per form field, with the name of the field. Values can be in any script and show in every viewer; fields stay editable unless you flatten them.',
    action: 'Fill PDF',
    failed: 'Failed to fill PDF',
    parts: {
      file: { label: 'PDF form', help: 'The document whose fields are filled.' },
      fields: {
        label: 'Field values',
        help: 'One part per field: text as it is, a check box as true or false, a choice by its value or label. Repeat a part for several values of an option list.',
      },
    },
    options: {
      flatten: {
        label: 'Flatten',
        help: 'Makes the values part of the pages: nothing can be edited afterwards.',
      },
      fit: {
        label: 'Text that does not fit',
        help: 'What to do with a text that is too long for its field at the form’s own font size.',
        none: 'Cut it off, with a warning',
        choices: { shrink: 'Make it smaller' },
      },
      ...finishingWords.en,
    },
  },
  fr: {
    name: 'Remplir un formulaire',
    shortName: 'Remplir',
    summary: 'Inscrit des valeurs dans les champs de formulaire d’un PDF.',
    description:
      'Envoyez une partie par champ, qui porte le nom du champ. Les valeurs peuvent être dans toutes les écritures et sont visibles dans tous les lecteurs\u00a0; les champs restent modifiables, sauf si vous les aplatissez.',
    action: 'Remplir le PDF',
    failed: 'Échec du remplissage du PDF',
    parts: {
      file: { label: 'Formulaire PDF', help: 'Le document dont les champs sont remplis.' },
      fields: {
        label: 'Valeurs des champs',
        help: 'Une partie par champ\u00a0: le texte tel quel, une case à cocher par true ou false, un choix par sa valeur ou son libellé. Répétez la partie pour plusieurs valeurs d’une liste d’options.',
      },
    },
    options: {
      flatten: {
        label: 'Aplatir',
        help: 'Fixe les valeurs dans les pages\u00a0: plus rien n’est modifiable ensuite.',
      },
      fit: {
        label: 'Texte trop long',
        help: 'Que faire d’un texte qui ne tient pas dans son champ à la taille de police du formulaire.',
        none: 'Le couper et avertir',
        choices: { shrink: 'Le réduire' },
      },
      ...finishingWords.fr,
    },
  },
} as const;
