import type { Language } from '@pagesmith/kernel';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { fixedLanguage } from './language/fixed-language.ts';
import { LanguageProvider } from './language/language-context.tsx';
import { routes } from './router.tsx';
import { OperatorProvider, placeholders } from './site/operator/operator.tsx';

export { addresses, publicScreens } from '../addresses.ts';
export { documentationPages } from './documentation/documentation-pages.ts';
export { earlierLegalPages } from './legal/legal-addresses.ts';

export interface PrerenderedPage {
  /** Title, description and links, for the head of the document. */
  readonly head: string;
  readonly body: string;
}

/** React writes what belongs into the head before everything else. */
const headElements = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s;

/** A page as HTML, for the build: the same components as in the browser, where they take it over. */
export async function prerender(path: string, language: Language): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirection.`);
  const html = renderToString(
    <StrictMode>
      <OperatorProvider operator={placeholders}>
        <LanguageProvider choice={fixedLanguage(language)}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </LanguageProvider>
      </OperatorProvider>
    </StrictMode>,
  );
  const head = headElements.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
