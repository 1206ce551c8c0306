import { LegalPage } from '../legal-page.tsx';
import { dataProcessingTexts } from './texts.ts';

export function DataProcessing() {
  return <LegalPage id="data-processing" texts={dataProcessingTexts} />;
}
