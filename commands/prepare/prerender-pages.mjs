// Public pages as HTML, in every language, so that they can be read at once and without scripts.
// Where they name who runs the site, a placeholder stands: the server fills it in when it starts.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { pageHeads } from './page-head.mjs';
import { root } from './repository.mjs';

const languages = ['en', 'fr'];

export async function prerenderPages(folder) {
  const { addresses, earlierLegalPages, publicScreens, prerender } = await loadPrerender();
  const { drawn, empty } = pageHeads(folder);
  const output = join(folder, 'prerendered');
  mkdirSync(output);
  for (const language of languages) {
    const write = (name, template, { head, body }) =>
      writeFileSync(join(output, `${name}.${language}.html`), fill(template, { language, head, body }));
    for (const screen of publicScreens) {
      const path = addresses[screen];
      write(nameOf(path), drawn(screen), await prerender(path, language));
    }
    for (const { id, address } of earlierLegalPages) {
      mkdirSync(join(output, nameOf(addresses[id])), { recursive: true });
      write(nameOf(address), drawn('earlier-version'), await prerender(address, language));
    }
    write('404', drawn(), await prerender('/404', language));
    write('shell', empty, { head: '', body: '' });
  }
  const paths = publicScreens.map((screen) => addresses[screen]);
  // For the server: where there is a screen it answers 200, elsewhere 404.
  const pages = [...Object.values(addresses), ...earlierLegalPages.map(({ address }) => address)];
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  writeFileSync(join(output, 'sitemap.xml'), sitemapOf(paths));
  writeFileSync(join(output, 'robots.txt'), robots);
  rmSync(join(folder, 'index.html'));
  rmSync(join(folder, '.vite'), { recursive: true });
}

/** The page at /a/b is the file a/b, the one at / is index. */
const nameOf = (path) => path.slice(1) || 'index';

async function loadPrerender() {
  const outDir = join(root, 'dist/prerender');
  await build({
    root: join(root, 'apps/web'),
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

function fill(template, { language, head, body }) {
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${body && ' data-prerendered'}>${body}</div>`);
}

const sitemapOf = (paths) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>__publicUrl__${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

const robots = 'User-agent: *\nDisallow: /dashboard\nDisallow: /v1/\n\nSitemap: __publicUrl__/sitemap.xml\n';
