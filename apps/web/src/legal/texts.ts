import type { LegalPageId } from '@pagesmith/catalog';
import { cookiesTexts } from './cookies/texts.ts';
import { dataProcessingTexts } from './data-processing/texts.ts';
import type { LegalPageTexts } from './legal-text.ts';
import { privacyTexts } from './privacy/texts.ts';
import { securityTexts } from './security/texts.ts';
import { serviceLevelTexts } from './service-level/texts.ts';
import { termsTexts } from './terms/texts.ts';

/** Every legal page, for the tests and for `npm run legal`; a screen loads its own text alone. */
export const legalTexts: Readonly<Record<LegalPageId, LegalPageTexts>> = {
  privacy: privacyTexts,
  terms: termsTexts,
  'data-processing': dataProcessingTexts,
  'service-level': serviceLevelTexts,
  cookies: cookiesTexts,
  security: securityTexts,
};
