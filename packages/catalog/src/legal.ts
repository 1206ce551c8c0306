export const legalPageIds = [
  'privacy',
  'terms',
  'data-processing',
  'service-level',
  'cookies',
  'security',
] as const;
export type LegalPageId = (typeof legalPageIds)[number];

/** When each version of a legal page was published, oldest first: the first is version 1, the last is in force. */
export const legalVersionDates: Readonly<Record<LegalPageId, readonly [string, ...string[]]>> = {
  privacy: ['2026-11-15', '2026-11-16', '2026-11-16', '2026-11-16', '2026-11-16'],
  terms: ['2026-11-15', '2026-11-16'],
  'data-processing': ['2026-11-16'],
  'service-level': ['2026-11-16'],
  cookies: ['2026-11-15', '2026-11-16', '2026-11-16'],
  security: ['2026-11-15', '2026-11-16', '2026-11-16', '2026-11-16', '2026-11-16', '2026-11-16'],
};

export const legalVersionInForce = (page: LegalPageId): number => legalVersionDates[page].length;

export const legalDateOf = (page: LegalPageId, version: number): string | undefined =>
  legalVersionDates[page][version - 1];

/** What a customer agrees to by registering. */
export const acceptedAtRegistration = ['terms', 'privacy'] as const satisfies readonly LegalPageId[];
