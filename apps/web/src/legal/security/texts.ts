import type { LegalPageTexts } from '../legal-text.ts';
import { securityInEnglish } from './english.ts';
import { securityInFrench } from './french.ts';

export const securityTexts: LegalPageTexts = { en: securityInEnglish, fr: securityInFrench };
