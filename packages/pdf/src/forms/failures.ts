// The failures of forms, without an engine behind them; the room's list in ../failures.ts includes them.
import { defineFailures } from '@pagesmith/kernel';

const named = (names: readonly string[], more: (count: number) => string): string => {
  const shown = names.slice(0, 20).join(', ');
  return names.length > 20 ? `${shown}${more(names.length - 20)}` : shown;
};
const inEnglish = (names: readonly string[]): string => named(names, (count) => ` and ${count} more`);
const inFrench = (names: readonly string[]): string => named(names, (count) => ` et ${count} autres`);

export const formFailures = defineFailures({
  formAbsent: {
    status: 400,
    title: { en: 'The document has no form', fr: 'Le document n’a pas de formulaire' },
    detail: {
      en: 'The document has no form fields. Send a PDF with a form.',
      fr: 'Le document n’a aucun champ de formulaire. Envoyez un PDF avec un formulaire.',
    },
  },
  xfaForm: {
    status: 400,
    title: { en: 'The form is an XFA form', fr: 'Le formulaire est un formulaire XFA' },
    detail: {
      en: 'The form exists only as XFA, which has no ordinary fields. Save it as an AcroForm and send it again.',
      fr: 'Le formulaire n’existe qu’en XFA, sans champs ordinaires. Enregistrez-le en AcroForm puis renvoyez-le.',
    },
  },
  fieldUnknown: {
    status: 400,
    title: { en: 'The form has no such field', fr: 'Le formulaire n’a pas ce champ' },
    detail: ({ field, known }: { field: string; known: readonly string[] }) => ({
      en: `No field is named ${field}. This form has: ${inEnglish(known)}.`,
      fr: `Aucun champ ne s’appelle ${field}. Ce formulaire a\u00a0: ${inFrench(known)}.`,
    }),
  },
  fieldReadOnly: {
    status: 400,
    title: { en: 'The field is read-only', fr: 'Le champ est en lecture seule' },
    detail: ({ field }: { field: string }) => ({
      en: `The field ${field} is read-only: leave it out.`,
      fr: `Le champ ${field} est en lecture seule\u00a0: ne l’envoyez pas.`,
    }),
  },
  fieldNotFillable: {
    status: 400,
    title: { en: 'The field takes no value', fr: 'Le champ n’accepte pas de valeur' },
    detail: ({ field, type }: { field: string; type: 'button' | 'signature' }) => ({
      en: `The field ${field} is a ${type} and takes no value: leave it out.`,
      fr: `Le champ ${field} est ${type === 'button' ? 'un bouton' : 'une signature'} et n’accepte pas de valeur\u00a0: ne l’envoyez pas.`,
    }),
  },
  fieldSingleValued: {
    status: 400,
    title: { en: 'The field takes one value', fr: 'Le champ accepte une seule valeur' },
    detail: ({ field, count }: { field: string; count: number }) => ({
      en: `The field ${field} takes one value, and ${count} were sent.`,
      fr: `Le champ ${field} accepte une seule valeur\u00a0; ${count} ont été envoyées.`,
    }),
  },
  optionUnknown: {
    status: 400,
    title: { en: 'The field has no such option', fr: 'Le champ n’a pas cette option' },
    detail: ({ field, value, accepted }: { field: string; value: string; accepted: readonly string[] }) => ({
      en: `The field ${field} does not accept ${value}. It accepts: ${inEnglish(accepted)}.`,
      fr: `Le champ ${field} n’accepte pas ${value}. Il accepte\u00a0: ${inFrench(accepted)}.`,
    }),
  },
  textTooLong: {
    status: 400,
    title: { en: 'The text is too long for the field', fr: 'Le texte est trop long pour le champ' },
    detail: ({ field, length, maxLength }: { field: string; length: number; maxLength: number }) => ({
      en: `The field ${field} takes at most ${maxLength} characters, and ${length} were sent.`,
      fr: `Le champ ${field} accepte au plus ${maxLength} caractères\u00a0; ${length} ont été envoyés.`,
    }),
  },
  characterUnsupported: {
    status: 400,
    title: { en: 'No font has the character', fr: 'Aucune police n’a ce caractère' },
    detail: ({ field, character, code }: { field: string; character: string; code: string }) => ({
      en: `The value of the field ${field} has the character ${character} (${code}), which none of our fonts can draw.`,
      fr: `La valeur du champ ${field} contient le caractère ${character} (${code}), qu’aucune de nos polices ne peut dessiner.`,
    }),
  },
  fieldNameMalformed: {
    status: 400,
    title: { en: 'The field name is malformed', fr: 'Le nom de champ est mal formé' },
    detail: ({ field, newName }: { field: string; newName: string }) => ({
      en: `The field ${field} cannot be renamed to “${newName}”: a name needs at least one segment, and no segment between periods may be empty.`,
      fr: `Le champ ${field} ne peut pas être renommé en «\u00a0${newName}\u00a0»\u00a0: un nom comporte au moins un segment, et aucun segment entre deux points ne peut être vide.`,
    }),
  },
  fieldNameTaken: {
    status: 400,
    title: { en: 'The field name is taken', fr: 'Le nom de champ est déjà pris' },
    detail: ({ field, newName }: { field: string; newName: string }) => ({
      en: `The field ${field} cannot be renamed to ${newName}: another field or group has this name.`,
      fr: `Le champ ${field} ne peut pas être renommé en ${newName}\u00a0: un autre champ ou groupe porte ce nom.`,
    }),
  },
  fieldRenamedTwice: {
    status: 400,
    title: { en: 'The field is renamed twice', fr: 'Le champ est renommé deux fois' },
    detail: ({ field }: { field: string }) => ({
      en: `The field ${field} is renamed more than once: list each field only once.`,
      fr: `Le champ ${field} est renommé plusieurs fois\u00a0: indiquez chaque champ une seule fois.`,
    }),
  },
});
