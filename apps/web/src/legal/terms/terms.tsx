import { LegalPage } from '../legal-page.tsx';
import { termsTexts } from './texts.ts';

export function Terms() {
  return <LegalPage id="terms" texts={termsTexts} />;
}
