import { LegalPage } from '../legal-page.tsx';
import { securityTexts } from './texts.ts';

export function Security() {
  return <LegalPage id="security" texts={securityTexts} />;
}
