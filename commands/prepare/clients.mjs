// The derived parts of every client: each folder of clients/ with a derive.ts says what it makes of the description of the API.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { root } from './repository.mjs';

const home = join(root, 'clients');

/** Writes the derived files where they are out of date; returns whether none was. */
export async function writeClients() {
  const unregister = register();
  try {
    const api = await description();
    const derived = {};
    for (const folder of readdirSync(home)) {
      const derivation = join(home, folder, 'derive.ts');
      if (!existsSync(derivation)) continue;
      const { derive } = await import(pathToFileURL(derivation).href);
      for (const [path, text] of Object.entries(derive(api))) derived[join(folder, path)] = text;
    }
    const written = Object.entries(formatted(derived)).map(([path, text]) =>
      writeIfChanged(join(home, path), text),
    );
    return written.every(Boolean);
  } finally {
    await unregister();
  }
}

async function description() {
  const { describeApi } = await import('@pagesmith/source');
  const { describeApi: openApiIn } = await import('../../apps/server/src/openapi/index.ts');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // As it is sent: what is undefined is not there.
  const inLanguage = (language) => JSON.parse(JSON.stringify(openApiIn('', language)));
  return describeApi({ version, openApi: { en: inLanguage('en'), fr: inLanguage('fr') } });
}

/** As the linter wants them, all by one start of it; what it does not know is left as it is. */
function formatted(derived) {
  const folder = mkdtempSync(join(home, 'deriving-'));
  try {
    for (const [path, text] of Object.entries(derived)) writeIfChanged(join(folder, path), text);
    const args = ['check', '--write', '--linter-enabled=false', '--log-level=error', folder];
    execFileSync(join(root, 'node_modules/.bin/biome'), args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return Object.fromEntries(
      Object.keys(derived).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return true;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return false;
}
