import type { LegalPageTexts } from '../legal-text.ts';
import { dataProcessingInEnglish } from './english.ts';
import { dataProcessingInFrench } from './french.ts';

export const dataProcessingTexts: LegalPageTexts = {
  en: dataProcessingInEnglish,
  fr: dataProcessingInFrench,
};
