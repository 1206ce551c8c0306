export const contactReasons = ['sales', 'support', 'billing', 'partnership', 'feedback', 'other'] as const;
export type ContactReason = (typeof contactReasons)[number];
export const contactReplyHours = 24;
/** The sending state is shown for at least this long. */
export const contactSendingMs = 2_000;
