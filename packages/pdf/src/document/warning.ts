import type { Words } from '@pagesmith/kernel';

/** What a document lost or had renamed on the way, told beside the result and not instead of it. */
export interface Warning {
  readonly code:
    | 'field_renamed'
    | 'signature_invalidated'
    | 'signature_removed'
    | 'signature_forbids'
    | 'conformance_dropped'
    | 'text_cut_off'
    | 'calculation_skipped'
    | 'format_skipped'
    | 'protection_removed'
    | 'owner_password_lost'
    | 'user_password_replaced'
    | 'xfa_dropped'
    | 'attachments_kept'
    | (string & {});
  readonly words: Words;
  /** The form field that it is about, by its full name. */
  readonly field?: string;
}

export const fieldRenamed = (oldName: string, newName: string): Warning => ({
  code: 'field_renamed',
  words: {
    en: `The field ${oldName} exists in two documents; the later one is now ${newName}.`,
    fr: `Le champ ${oldName} existe dans deux documents\u00a0; le second s’appelle désormais ${newName}.`,
  },
});

export const signatureInvalidated = (name: string): Warning => ({
  code: 'signature_invalidated',
  words: {
    en: `The signature ${name} is no longer valid, because the document was changed; its appearance is kept.`,
    fr: `La signature ${name} n’est plus valable, car le document a été modifié\u00a0; son apparence est conservée.`,
  },
});

export const signatureRemoved = (name: string): Warning => ({
  code: 'signature_removed',
  words: {
    en: `The signature ${name} was on a page that has been removed, and was removed with it.`,
    fr: `La signature ${name} se trouvait sur une page supprimée et a disparu avec elle.`,
  },
});

export const signatureForbids = (name: string): Warning => ({
  code: 'signature_forbids',
  words: {
    en: `The signature ${name} does not permit this change: PDF viewers will say so.`,
    fr: `La signature ${name} n’autorise pas cette modification\u00a0: les lecteurs de PDF le signaleront.`,
  },
});

export const conformanceDropped = (claims: readonly string[]): Warning => ({
  code: 'conformance_dropped',
  words: {
    en: `The document no longer claims to be ${claims.join(' and ')}: after this change that would not be true.`,
    fr: `Le document ne se déclare plus ${claims.join(' et ')}\u00a0: après cette modification, ce ne serait plus vrai.`,
  },
});

export const textCutOff = (field: string): Warning => ({
  code: 'text_cut_off',
  field,
  words: {
    en: `The text of the field ${field} does not fit into its box, and is cut off at the edge.`,
    fr: `Le texte du champ ${field} ne tient pas dans son cadre et est coupé au bord.`,
  },
});

export const calculationSkipped = (field: string): Warning => ({
  code: 'calculation_skipped',
  words: {
    en: `The field ${field} is calculated by a script, which is not run: its value may no longer be right.`,
    fr: `Le champ ${field} est calculé par un script, qui n’est pas exécuté\u00a0: sa valeur n’est peut-être plus juste.`,
  },
});

export const formatSkipped = (field: string): Warning => ({
  code: 'format_skipped',
  words: {
    en: `The field ${field} is formatted by a script, which is not run: it shows its value as it was sent.`,
    fr: `Le champ ${field} est mis en forme par un script, qui n’est pas exécuté\u00a0: il montre sa valeur telle qu’elle a été envoyée.`,
  },
});

export const protectionRemoved: Warning = {
  code: 'protection_removed',
  words: {
    en: 'The document was protected by a password; the result is not.',
    fr: 'Le document était protégé par un mot de passe\u00a0; le résultat ne l’est pas.',
  },
};

export const ownerPasswordLost: Warning = {
  code: 'owner_password_lost',
  words: {
    en: 'The owner password was not sent and cannot be read from the document: the rights are kept, and no password lifts them.',
    fr: 'Le mot de passe propriétaire n’a pas été envoyé et ne peut pas être lu dans le document\u00a0: les droits sont conservés, et aucun mot de passe ne les lève.',
  },
};

export const userPasswordReplaced: Warning = {
  code: 'user_password_replaced',
  words: {
    en: 'The user password cannot be read from the document: the result opens with the password that was sent.',
    fr: 'Le mot de passe utilisateur ne peut pas être lu dans le document\u00a0: le résultat s’ouvre avec le mot de passe envoyé.',
  },
};

export const xfaDropped: Warning = {
  code: 'xfa_dropped',
  words: {
    en: 'The XFA part of the form was dropped; its ordinary fields, if it has any, are kept.',
    fr: 'La partie XFA du formulaire a été retirée\u00a0; ses champs ordinaires, s’il en a, sont conservés.',
  },
};

/** Told where pages were left out: what is attached may belong to one of those. */
export const attachmentsKept = (count: number): Warning => ({
  code: 'attachments_kept',
  words: {
    en:
      count === 1
        ? 'The file attached to the document belongs to no page and is kept.'
        : `The ${count} files attached to the document belong to no page and are kept.`,
    fr:
      count === 1
        ? 'Le fichier joint au document n’appartient à aucune page et est conservé.'
        : `Les ${count} fichiers joints au document n’appartiennent à aucune page et sont conservés.`,
  },
});
