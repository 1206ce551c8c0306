import { languages } from '@pagesmith/kernel';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { addresses } from '../addresses.ts';
import { LanguageProvider } from './language/language-context.tsx';
import { routes } from './router.tsx';

async function render(path: string, language: (typeof languages)[number]): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with a redirection.`);
  const choice = { current: () => language, choose: () => {}, onChange: () => () => {} };
  return renderToString(
    <LanguageProvider choice={choice}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </LanguageProvider>,
  );
}

const paths = [...Object.values(addresses), '/no-such-page'];

describe.each(languages)('in %s', (language) => {
  it.each(paths)('%s can be rendered without a browser', async (path) => {
    const html = await render(path, language);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it.each(paths)('%s needs no inline style and no inline script', async (path) => {
    const html = await render(path, language);
    expect(html).not.toMatch(/\sstyle="|<style|<script/);
  });
});
