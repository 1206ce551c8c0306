import { defineWords } from '../language/define-words.ts';

export const roleWords = defineWords({
  en: { owner: 'Owner', support: 'Support', billing: 'Billing', auditor: 'Auditor' },
  fr: { owner: 'Propriétaire', support: 'Assistance', billing: 'Facturation', auditor: 'Auditeur' },
});

export type Role = keyof (typeof roleWords)['en'];
