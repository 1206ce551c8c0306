import { defineWords } from '../../../language/define-words.ts';

export const fillWords = defineWords({
  en: {
    fields: (count: number) => `Fields of this form (${count})`,
    fieldsHelp: 'Type on the page or here. Fields you leave empty stay as they are in the document.',
    tooLong: 'This text does not fit its box: the end would be cut off.',
    cutOff: 'This text did not fit its box: its end was cut off.',
    missing:
      'Nothing is filled in yet. Give at least one field a value, or choose “Flatten” or another option below.',
    xfaAlone:
      'This form exists only as XFA, which has no ordinary fields. Save it as an AcroForm, then choose it again.',
    noFields:
      'No form fields were found in this document, so there is nothing to fill in. Choose a PDF with a form, or the original if this one was flattened.',
    asIs: 'Leave as it is',
    now: (value: string) => `Currently: ${value}`,
    entries: 'Other entries',
    entriesHelp: 'For fields that are not shown above. Entries without a name or a value are not sent.',
    name: (row: number) => `Name of entry ${row}`,
    value: (row: number) => `Value of entry ${row}`,
    nameHint: 'Field name',
    valueHint: 'Value',
    add: 'Add an entry',
    remove: (row: number) => `Remove entry ${row}`,
    newName: (number: number) => `field_${number}`,
  },
  fr: {
    fields: (count: number) => `Champs de ce formulaire (${count})`,
    fieldsHelp: 'Écrivez sur la page ou ici. Les champs laissés vides restent tels quels dans le document.',
    tooLong: 'Ce texte dépasse son cadre\u00a0: la fin serait coupée.',
    cutOff: 'Ce texte dépassait son cadre\u00a0: la fin a été coupée.',
    missing:
      'Rien n’est encore rempli. Donnez une valeur à au moins un champ, ou choisissez «\u00a0Aplatir\u00a0» ou une autre option ci-dessous.',
    xfaAlone:
      'Ce formulaire n’existe qu’en XFA, sans champs ordinaires. Enregistrez-le en AcroForm, puis choisissez-le de nouveau.',
    noFields:
      'Aucun champ de formulaire n’a été trouvé dans ce document\u00a0: il n’y a rien à remplir. Choisissez un PDF avec un formulaire, ou l’original si celui\u2011ci a été aplati.',
    asIs: 'Laisser tel quel',
    now: (value: string) => `Actuellement\u00a0: ${value}`,
    entries: 'Autres entrées',
    entriesHelp:
      'Pour les champs qui ne figurent pas ci-dessus. Les entrées sans nom ou sans valeur ne sont pas envoyées.',
    name: (row: number) => `Nom de l’entrée ${row}`,
    value: (row: number) => `Valeur de l’entrée ${row}`,
    nameHint: 'Nom du champ',
    valueHint: 'Valeur',
    add: 'Ajouter une entrée',
    remove: (row: number) => `Supprimer l’entrée ${row}`,
    newName: (number: number) => `field_${number}`,
  },
});
