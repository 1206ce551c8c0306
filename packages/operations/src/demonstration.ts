// The call that everybody may see and try without a key: our own form, filled with these values.
import type { Language } from '@pagesmith/kernel';

export interface Demonstration {
  readonly sample: string;
  /** In the order of the form. */
  readonly values: Readonly<Record<string, string>>;
}

/** The one field that a visitor may fill, and how much fits into it. */
export const demonstrationField = 'full_name';
export const demonstrationLengthMax = 40;

/** The samples that there are in French as well: pages of the same number, fields of the same names. */
const translated = ['application-form.pdf', 'annex.pdf', 'contract.pdf'];

/** A sample as a reader of this language would have it. */
export const sampleIn = (language: Language, name: string): string =>
  language === 'fr' && translated.includes(name) ? name.replace('.pdf', '-fr.pdf') : name;

export const demonstrations: Readonly<Record<Language, Demonstration>> = {
  en: {
    sample: 'application-form.pdf',
    values: {
      full_name: 'Zoë Lovelace',
      city: 'Orléans',
      email: 'zoe@example.com',
      membership: 'Patron',
      newsletter: 'true',
      comments:
        'I would like to give my mother’s books to the library, about two hundred of them. Could somebody come and have a look on a Saturday?',
    },
  },
  fr: {
    sample: 'application-form-fr.pdf',
    values: {
      full_name: 'Zoé Lovelace',
      city: 'Orléans',
      email: 'zoe@example.com',
      membership: 'Mécène',
      newsletter: 'true',
      comments:
        'J’aimerais offrir à la bibliothèque les livres de ma mère, environ deux cents. Quelqu’un pourrait-il passer les voir un samedi\u00a0?',
    },
  },
};
