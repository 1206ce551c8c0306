// The clients as packages that npm and pip install from an address: built into dist/clients, packed for the pages to offer.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { noticesOf } from '../check/notices.mjs';
import { root } from './repository.mjs';

const sources = join(root, 'clients');
const output = join(root, 'dist/clients');

const npmPackages = ['typescript', 'cli', 'mcp', 'n8n'];

/** Builds every client and puts its package into a folder. */
export async function buildClients(packages) {
  mkdirSync(packages, { recursive: true });
  for (const name of npmPackages) assemble(name);
  const tsc = join(root, 'node_modules/.bin/tsc');
  execFileSync(tsc, ['--project', join(sources, 'typescript')], { stdio: 'inherit' });
  await bundle('cli', 'main.ts', 'pagesmith.js', program);
  await bundle('mcp', 'main.ts', 'pagesmith-mcp.js', program);
  await bundle('n8n', 'pagesmith-node.ts', 'Pagesmith.node.js', required);
  await bundle('n8n', 'pagesmith-credentials.ts', 'PagesmithApi.credentials.js', required);
  cpSync(join(root, 'apps/web/public/favicon.svg'), join(output, 'n8n/dist/pagesmith.svg'));
  pack(packages);
  packPython(packages);
  cpSync(join(sources, 'postman/derived'), packages, { recursive: true });
}

/** What npm needs besides the program; packages that only the build needs are not named. */
function assemble(name) {
  const folder = join(output, name);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const { devDependencies: _bundled, ...written } = JSON.parse(
    readFileSync(join(sources, name, 'package.json')),
  );
  const manifest = name === 'n8n' ? { ...written, type: 'commonjs' } : written;
  const shown = JSON.stringify(manifest, (key, value) => (key === 'source' ? undefined : value), 2);
  writeFileSync(join(folder, 'package.json'), `${shown}\n`);
  cpSync(join(sources, name, 'README.md'), join(folder, 'README.md'));
}

/** What is CommonJS inside the bundle asks for the modules of Node.js by `require`. */
const banner = `#!/usr/bin/env node
import { createRequire as bundledRequire } from 'node:module';
const require = bundledRequire(import.meta.url);`;

/** What is started, and what another program asks for by `require`. */
const program = { format: 'esm', banner: { js: banner } };
const required = { format: 'cjs' };

/** One file with everything in it, so that nothing else has to be installed; the licences of others go with it. */
async function bundle(name, entry, file, form) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(sources, name, 'src', entry)],
    outfile: join(output, name, 'dist', file),
    bundle: true,
    platform: 'node',
    ...form,
    target: 'node18.19',
    conditions: ['source'],
    metafile: true,
    logLevel: 'warning',
  });
  const others = packagesIn(Object.keys(metafile.inputs));
  if (others.length > 0) writeFileSync(join(output, name, 'dist/THIRD-PARTY-NOTICES.md'), noticesOf(others));
}

/** The folders of the packages that files of the bundle come from. */
const packagesIn = (files) => [
  ...new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [])),
];

/** Under names without a version, so that an address in the documentation stays right. */
function pack(packages) {
  const folders = npmPackages.map((name) => `./${name}`);
  const options = ['--json', '--loglevel=error', `--pack-destination=${packages}`];
  const packed = execFileSync('npm', ['pack', ...options, ...folders], { cwd: output, encoding: 'utf8' });
  for (const { filename } of JSON.parse(packed)) {
    renameSync(join(packages, filename), join(packages, filename.replace(/-\d.*\.tgz$/, '.tgz')));
  }
}

/** What pip installs from: the sources in one folder. */
function packPython(packages) {
  const folder = join(output, 'pagesmith');
  for (const name of ['pyproject.toml', 'build_wheel.py', 'README.md', 'pagesmith']) {
    const isWanted = (path) => !path.includes('__pycache__');
    cpSync(join(sources, 'python', name), join(folder, name), { recursive: true, filter: isWanted });
  }
  execFileSync('tar', ['-czf', join(packages, 'pagesmith-python.tar.gz'), '-C', output, 'pagesmith']);
}
