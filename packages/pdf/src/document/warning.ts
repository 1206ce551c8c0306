import type { Words } from '@pagesmith/kernel';

/** What a document lost or had renamed on the way, told beside the result and not instead of it. */
export interface Warning {
  readonly code: 'field_renamed' | 'signature_invalidated' | 'xfa_dropped' | (string & {});
  readonly words: Words;
}

export const fieldRenamed = (oldName: string, newName: string): Warning => ({
  code: 'field_renamed',
  words: {
    en: `The field ${oldName} exists in two documents; the later one is now ${newName}.`,
    fr: `Le champ ${oldName} existe dans deux documents ; le second s’appelle désormais ${newName}.`,
  },
});

export const signatureInvalidated = (name: string): Warning => ({
  code: 'signature_invalidated',
  words: {
    en: `The signature ${name} no longer holds, because the document was changed; its picture is kept.`,
    fr: `La signature ${name} n’est plus valable, car le document a été modifié ; son image est conservée.`,
  },
});

export const xfaDropped: Warning = {
  code: 'xfa_dropped',
  words: {
    en: 'The XFA part of the form was dropped; its fields are kept as an ordinary form.',
    fr: 'La partie XFA du formulaire a été retirée ; ses champs sont conservés en formulaire ordinaire.',
  },
};
