import type { Words } from '@pagesmith/kernel';

/** Whether the operator's prices include VAT, have it added to them, or are free of it. */
export const vatTreatments = ['included', 'added', 'none'] as const;
export type VatTreatment = (typeof vatTreatments)[number];

export const vatWords: Readonly<Record<VatTreatment, Words>> = {
  included: { en: 'Prices include VAT.', fr: 'Prix TTC\u00a0: la TVA est comprise.' },
  added: {
    en: 'Prices exclude VAT, which is added when you pay.',
    fr: 'Prix hors taxes\u00a0: la TVA s’ajoute au moment du paiement.',
  },
  none: { en: 'No VAT is charged.', fr: 'TVA non applicable.' },
};
