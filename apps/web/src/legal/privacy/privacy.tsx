import { LegalPage } from '../legal-page.tsx';
import { privacyTexts } from './texts.ts';

export function Privacy() {
  return <LegalPage id="privacy" texts={privacyTexts} />;
}
