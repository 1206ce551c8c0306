// What a page asks for first, and in which order: a prerendered page is readable with its style and fonts alone,
// so those come first, and the scripts that take it over (its own among them) wait behind them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the first lines of every page are set in. */
const firstFonts = /^(inter-latin-wght|source-serif-4-latin-wght).*\.woff2$/;
const ownLines = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** The template with its requests in order; with a screen, for a page that is prerendered. */
export function pageHeads(folder) {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const [styles, scripts] = [/rel="stylesheet"/, /<script|modulepreload/].map((kind) =>
    (template.match(ownLines) ?? []).map((line) => line.trim()).filter((line) => kind.test(line)),
  );
  const fonts = readdirSync(join(folder, 'assets'))
    .filter((name) => firstFonts.test(name))
    .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`);
  const withHead = (lines) =>
    template.replace(ownLines, '').replace('</head>', () => `${lines.join('')}</head>`);
  const drawnByScript = withHead([...styles, ...scripts, ...fonts]);
  return (screen) => {
    if (!screen) return drawnByScript;
    const own = filesOf(screen, manifest)
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return withHead([...styles, ...fonts, ...[...scripts, ...own].map(later)]);
  };
}

const later = (line) => line.replace(/<(script|link) /, '<$1 fetchpriority="low" ');

/** The files of a screen's code: its module is named like the screen. */
function filesOf(screen, manifest) {
  const keys = Object.keys(manifest).filter(
    (key) => manifest[key].isDynamicEntry && key.endsWith(`/${screen}.tsx`),
  );
  if (keys.length !== 1) throw new Error(`The screen ${screen} has ${keys.length} modules of its name.`);
  const files = new Set();
  const add = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports) add(imported);
  };
  add(keys[0]);
  return [...files];
}
