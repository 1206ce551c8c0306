export const contactReasons = ['sales', 'support', 'billing', 'partnership', 'feedback', 'other'] as const;
export type ContactReason = (typeof contactReasons)[number];
