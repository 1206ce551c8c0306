import type { LegalPageTexts } from '../legal-text.ts';
import { termsInEnglish } from './english.ts';
import { termsInFrench } from './french.ts';

export const termsTexts: LegalPageTexts = { en: termsInEnglish, fr: termsInFrench };
