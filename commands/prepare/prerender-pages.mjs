// Public pages as HTML, in every language, so that they can be read at once and without scripts.
// Where they name who runs the site, a placeholder stands: the server fills it in when it starts.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { markdownOf } from './markdown-of.mjs';
import { pageHeads } from './page-head.mjs';
import { root } from './repository.mjs';

const languages = ['en', 'fr'];

/** Where mailed links lead. With one they show something else than without: both are drawn, and the server picks. */
const mailedScreens = ['recovery', 'verification'];
/** Nothing of a link is on the page: any one stands for all. */
const mailedLink = '?userId=any&secret=any';

export async function prerenderPages(folder) {
  const modules = await serveModules();
  try {
    await writePages(folder, await modules.ssrLoadModule('/src/prerender.tsx'));
  } finally {
    await modules.close();
  }
}

async function writePages(
  folder,
  { addresses, earlierLegalPages, documentationPages, publicScreens, prerender },
) {
  const { drawn, drawnByCode } = pageHeads(folder);
  const output = join(folder, 'prerendered');
  mkdirSync(output);
  for (const language of languages) {
    const write = (name, template, page) =>
      writeFileSync(join(output, `${name}.${language}.html`), fill(template, { language, ...page }));
    const writeDrawn = async (address, screen) => {
      const page = await prerender(address, language);
      write(nameOf(address), drawn(screen, page.body), page);
      return page;
    };
    const writeMarkdown = (address, { body }) =>
      writeFileSync(join(output, `${nameOf(address)}.${language}.md`), markdownOf(body, '__publicUrl__'));
    // Forms are no pages to find or to read without scripts, but they are there at once like those.
    for (const screen of [...publicScreens, 'login', ...mailedScreens]) {
      const page = await writeDrawn(addresses[screen], screen);
      if (screen === 'documentation') writeMarkdown(addresses.documentation, page);
    }
    for (const screen of mailedScreens) {
      const page = await prerender(`${addresses[screen]}${mailedLink}`, language);
      write(`${nameOf(addresses[screen])}.link`, drawn(screen, page.body), page);
    }
    mkdirSync(join(output, nameOf(addresses.documentation)), { recursive: true });
    for (const { screen, address } of documentationPages) {
      writeMarkdown(address, await writeDrawn(address, screen));
    }
    for (const { id, address } of earlierLegalPages) {
      mkdirSync(join(output, nameOf(addresses[id])), { recursive: true });
      await writeDrawn(address, 'earlier-version');
    }
    await writeDrawn('/404');
    // Nothing of a customer is in it: the frame alone, to be seen while code and data are on their way.
    const frame = await prerender(addresses.dashboard, language);
    write(nameOf(addresses.dashboard), drawnByCode('dashboard'), { ...frame, isFrame: true });
    write('shell', drawnByCode(), { head: '', body: '', isFrame: true });
  }
  const paths = [
    ...publicScreens.map((screen) => addresses[screen]),
    ...documentationPages.map(({ address }) => address),
  ];
  // For the server: where there is a screen it answers 200, elsewhere 404.
  const others = [...documentationPages, ...earlierLegalPages].map(({ address }) => address);
  const pages = [...Object.values(addresses), ...others];
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  writeFileSync(join(output, 'sitemap.xml'), sitemapOf(paths));
  writeFileSync(join(output, 'robots.txt'), robots);
  writeFileSync(join(output, 'llms.txt'), guideOf(addresses.documentation, documentationPages));
  rmSync(join(folder, 'index.html'));
  rmSync(join(folder, '.vite'), { recursive: true });
}

/** The page at /a/b is the file a/b, the one at / is index. */
const nameOf = (path) => path.slice(1) || 'index';

/** Module by module, as they are asked for: a bundle of them would be made for this one use. */
function serveModules() {
  process.env.NODE_ENV = 'production';
  return createServer({
    root: join(root, 'apps/web'),
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    esbuild: { jsx: 'automatic', jsxDev: false },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
}

function fill(template, { language, head, body, isFrame = false }) {
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('</head>', () => `${head}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${isFrame ? '' : ' data-prerendered'}>${body}</div>`,
    );
}

const sitemapOf = (paths) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>__publicUrl__${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

const robots = 'User-agent: *\nDisallow: /dashboard\nDisallow: /v1/\n\nSitemap: __publicUrl__/sitemap.xml\n';

/** What programs that read for people find first: https://llmstxt.org */
const guideOf = (whole, documentationPages) =>
  [
    '# Pagesmith',
    '',
    '> PDF processing by HTTP: every operation is one POST of multipart/form-data with an API key in the x-api-key header.',
    '',
    '## Documentation',
    '',
    `- [The whole documentation](__publicUrl__${whole}.md): quickstart, authentication, every operation, jobs, webhooks, errors`,
    '- [OpenAPI description](__publicUrl__/openapi.json): the same for machines',
    '',
    '## Pages',
    '',
    ...documentationPages.map(
      ({ address, name, summary }) => `- [${name}](__publicUrl__${address}.md): ${summary}`,
    ),
    '',
  ].join('\n');
