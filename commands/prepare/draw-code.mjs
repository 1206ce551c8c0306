// The code in the documentation is highlighted when it is built, so that no page carries a script for it. Colours are not
// kept but kinds of pieces: the style sheet has a colour for each, light and dark.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHighlighter } from 'shiki';
import { register } from 'tsx/esm/api';
import { root } from './repository.mjs';

const file = join(root, 'apps/web/src/documentation/highlighting/drawn.json');

/** Colours that nobody sees: each stands for a kind. */
const scopes = {
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string', 'constant.character.escape'],
  k: ['keyword', 'storage', 'variable.language', 'constant.other.option', 'support.type.property-name.json'],
  f: ['entity.name.function', 'support.function', 'entity.name.command'],
  n: ['constant.numeric', 'constant.language'],
};
const letters = Object.keys(scopes);
const colourOf = (letter) => `#00000${letters.indexOf(letter) + 1}`;
const theme = {
  name: 'kinds',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  tokenColors: letters.map((letter) => ({
    scope: scopes[letter],
    settings: { foreground: colourOf(letter) },
  })),
};

/** Writes the drawn code where it is out of date; returns whether it was not. */
export async function drawCode() {
  const unregister = register();
  const { allCode } = await import('../../apps/web/src/documentation/highlighting/all-code.ts');
  const { nameOf, separator } = await import('../../apps/web/src/documentation/highlighting/runs.ts');
  await unregister();
  const code = allCode();
  const highlighter = await createHighlighter({
    themes: [theme],
    langs: [...new Set(code.map(([lang]) => lang))],
  });
  // Without a time limit: a busy machine would leave a sample half drawn, and another one would find it out of date.
  const drawn = code.map(([lang, text]) => [
    nameOf(text),
    piecesOf(highlighter.codeToTokens(text, { lang, theme: 'kinds', tokenizeTimeLimit: 0 }).tokens).join(
      separator,
    ),
  ]);
  highlighter.dispose();
  const sorted = Object.fromEntries(drawn.sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return true;
  writeFileSync(file, text);
  return false;
}

/** Neighbours of one kind are one piece, and white space belongs to whatever is around it. */
function piecesOf(lines) {
  const pieces = [];
  const add = (letter, content) => {
    const last = pieces.at(-1);
    if (last && (last.letter === letter || content.trim() === '')) last.content += content;
    else pieces.push({ letter, content });
  };
  for (const [index, line] of lines.entries()) {
    if (index > 0) add('-', '\n');
    for (const { content, color } of line)
      add(letters.find((letter) => colourOf(letter) === color) ?? '-', content);
  }
  return pieces.map(({ letter, content }) => letter + content);
}
