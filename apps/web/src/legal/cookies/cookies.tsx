import { LegalPage } from '../legal-page.tsx';
import { cookiesTexts } from './texts.ts';

export function Cookies() {
  return <LegalPage id="cookies" texts={cookiesTexts} />;
}
