import type { ContactReason } from '@pagesmith/catalog';
import type { WordsOf } from '../language/define-words.ts';

/** What people write about. */
export const reasonWords: WordsOf<Record<ContactReason, string>> = {
  en: {
    sales: 'Sales',
    support: 'Support',
    billing: 'Billing',
    partnership: 'Partnership',
    feedback: 'Feedback',
    other: 'Other',
  },
  fr: {
    sales: 'Commercial',
    support: 'Assistance',
    billing: 'Facturation',
    partnership: 'Partenariat',
    feedback: 'Suggestions',
    other: 'Autre',
  },
};
