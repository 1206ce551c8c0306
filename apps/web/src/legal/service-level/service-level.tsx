import { LegalPage } from '../legal-page.tsx';
import { serviceLevelTexts } from './texts.ts';

export function ServiceLevel() {
  return <LegalPage id="service-level" texts={serviceLevelTexts} />;
}
