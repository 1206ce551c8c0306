// For the server, which is given this as a file of its own: what was measured, as it stands in the page when it is sent.
import type { StatusReport } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';
import { renderToString } from 'react-dom/server';
import { fixedLanguage } from '../language/fixed-language.ts';
import { LanguageProvider } from '../language/language-context.tsx';
import { Measured, Measuring } from './measured.tsx';

/** Without a report, the place where the browser will draw it. */
export const drawMeasured = (report: StatusReport | undefined, language: Language): string =>
  renderToString(
    <LanguageProvider choice={fixedLanguage(language)}>
      {report ? <Measured report={report} /> : <Measuring />}
    </LanguageProvider>,
  );
