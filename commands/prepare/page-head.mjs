// What a page asks for first, and in which order. One that comes drawn is readable with its style and fonts alone: its code
// stands in a template, which `boot.ts` opens when the page has been painted. One that comes empty,
// or as a mere frame, asks at once for what draws it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the first lines of every page are set in; and code, without which a page that has some is laid out a second time. */
const textFonts = /^(inter-latin-wght|source-serif-4-latin-600).*\.woff2$/;
const codeFont = /^jetbrains-mono-latin-400.*\.woff2$/;
const ownLines = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** The template of a page that its code draws at once, or of one that comes drawn: for a screen, or for no address of ours. */
export function pageHeads(folder) {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const [styles, scripts] = [/rel="stylesheet"/, /<script|modulepreload/].map((kind) =>
    (template.match(ownLines) ?? []).map((line) => line.trim()).filter((line) => kind.test(line)),
  );
  const assets = readdirSync(join(folder, 'assets'));
  const fonts = (...wanted) =>
    assets
      .filter((name) => wanted.some((font) => font.test(name)))
      .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`);
  const withHead = (lines) =>
    template.replace(ownLines, '').replace('</head>', () => `${lines.join('')}</head>`);
  const code = (...modules) =>
    filesOf(modules, manifest)
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return {
    drawnByCode: (screen) => {
      const modules = ['src/main.tsx', ...(screen ? [moduleOf(screen, manifest)] : [])];
      return withHead([...styles, ...scripts, ...code(...modules), ...fonts(textFonts)]);
    },
    drawn: (screen, body) => {
      const pageFonts = body.includes('<code') ? [textFonts, codeFont] : [textFonts];
      const modules = ['src/main.tsx', ...(screen ? [moduleOf(screen, manifest)] : [])];
      const later = ['<template data-code>', ...code(...modules), '</template>'];
      return withHead([...styles, ...fonts(...pageFonts), ...afterFonts(scripts), ...later]);
    },
  };
}

/**
 * The end of the page waits for its script, and at that end Chromium lays out everything if there is a field to type into. With
 * a script that is here before the fonts, it would do so once without and once with them.
 */
const afterFonts = (scripts) =>
  scripts
    .filter((line) => line.startsWith('<script'))
    .map((line) => line.replace('<script', '$& fetchpriority="low"'));

/** A screen's module is named like it. */
function moduleOf(screen, manifest) {
  const modules = Object.keys(manifest).filter(
    (key) => manifest[key].isDynamicEntry && manifest[key].name === screen,
  );
  if (modules.length !== 1)
    throw new Error(`The screen ${screen} has ${modules.length} modules of its name.`);
  return modules[0];
}

/** The files of modules, and of all that these import. */
function filesOf(modules, manifest) {
  const files = new Set();
  const add = (key) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports) add(imported);
  };
  for (const module of modules) add(module);
  return [...files];
}
