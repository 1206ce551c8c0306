import type { LegalPageTexts } from '../legal-text.ts';
import { privacyInEnglish } from './english.ts';
import { privacyInFrench } from './french.ts';

export const privacyTexts: LegalPageTexts = { en: privacyInEnglish, fr: privacyInFrench };
