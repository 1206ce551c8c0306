export const contactReasons = ['sales', 'support', 'billing', 'partnership', 'feedback', 'other'] as const;
export type ContactReason = (typeof contactReasons)[number];

/** In characters. */
export const messageLengthMax = 5_000;
