import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Operation, operations } from '@pagesmith/operations';
import { samplePath } from '@pagesmith/operations/samples';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { journey } from './journey.ts';
import { newApiKey } from './new-api-key.ts';
import { sharedServer } from './server.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'pagesmith-samples-'));

beforeAll(() => cpSync(dirname(samplePath('contract.pdf')), folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Debian's own Python comes first: only it sees Debian's packages. */
const python = ['/usr/bin/python3', 'python3'].find((name) => succeeds(name, '-c', 'import requests'));

function succeeds(program: string, ...given: string[]): boolean {
  return spawnSync(program, given).status === 0;
}

function inFile(name: string, program: string) {
  return (code: string) => {
    writeFileSync(join(folder, name), code);
    return run(program, [name], { cwd: folder });
  };
}

const packageOf = (name: string) => `${sharedServer()}/clients/${name}`;

/** The clients beside the samples, from where the documentation says that they are. */
beforeAll(async () => {
  const quietly = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error', '--cache=.npm'];
  const packages = ['pagesmith-cli.tgz', 'pagesmith-client.tgz'].map(packageOf);
  await run('npm', ['install', ...quietly, ...packages], { cwd: folder });
  if (!pythonWithPip) return;
  const alone = ['--no-deps', '--no-index', '--no-cache-dir', '--disable-pip-version-check', '--quiet'];
  const python = ['-m', 'pip', 'install', ...alone, '--target=site', packageOf('pagesmith-python.tar.gz')];
  await run('python3', python, { cwd: folder });
});

const pythonWithPip = succeeds('python3', '-c', 'import pip, tomllib');

interface Way {
  /** What the machine has to have, and whether it does. */
  readonly needs: string;
  readonly isThere: boolean;
  run(code: string): Promise<{ stdout: string }>;
}

const ways: Record<string, Way> = {
  curl: {
    needs: 'curl',
    isThere: succeeds('curl', '--version'),
    run: (code) => run('sh', ['-c', code], { cwd: folder }),
  },
  JavaScript: { needs: 'Node', isThere: true, run: inFile('sample.mjs', process.execPath) },
  Python: {
    needs: 'Python with requests',
    isThere: python !== undefined,
    run: inFile('sample.py', python ?? ''),
  },
  PHP: {
    needs: 'PHP with curl',
    isThere: succeeds('php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'),
    run: inFile('sample.php', 'php'),
  },
  CLI: {
    needs: 'a shell',
    isThere: true,
    run: (code) => run('sh', ['-c', `PATH=node_modules/.bin:$PATH\n${code}`], { cwd: folder }),
  },
  'TypeScript SDK': { needs: 'Node', isThere: true, run: inFile('sdk-sample.mjs', process.execPath) },
  'Python SDK': {
    needs: 'Python 3.11 with pip',
    isThere: pythonWithPip,
    run: (code) => run('python3', ['-c', code], { cwd: folder, env: { ...process.env, PYTHONPATH: 'site' } }),
  },
};

const there = Object.entries(ways).filter(([language, { needs, isThere }]) => {
  if (!isThere) console.warn(`The ${language} samples are not run: this machine has no ${needs}.`);
  return isThere;
});

/**
 * Every language is asked for a result of each kind, and every operation in one language that is not our own client's;
 * with `npm run soak` all are asked for all.
 */
function askedIn(language: string): readonly Operation[] {
  if (process.env.SOAK) return operations;
  const plain = there.map(([name]) => name).filter((name) => name !== 'CLI' && !name.endsWith('SDK'));
  return operations.filter(
    ({ result }, index) =>
      operations.findIndex((other) => other.result.kind === result.kind) === index ||
      plain[index % plain.length] === language,
  );
}

const sectionOf = (page: Page, { id }: Operation) => page.locator(`section[id="${id}"]`);

/** What the page shows under the tab, with a real key in the place of the reader's own. */
async function shownSample(page: Page, operation: Operation, language: string, key: string): Promise<string> {
  const section = sectionOf(page, operation);
  await section.getByRole('tab', { name: language, exact: true, selected: true }).waitFor();
  const code = await section.getByRole('tabpanel').locator('code').innerText();
  expect(code).toContain('YOUR_API_KEY');
  return code.replaceAll('YOUR_API_KEY', key);
}

/** What a program printed or saved. */
const resultOf = ({ result }: Operation, stdout: string): string =>
  result.kind === 'json' ? stdout : readFileSync(join(folder, result.downloadName), 'latin1');

const expected = { json: /fields|totalPages/, pdf: /^%PDF/, docx: /^PK\W\W/ };

async function runPipeline(code: string, key: string) {
  const { stdout } = await run('sh', ['-c', code.replaceAll('YOUR_API_KEY', key)], { cwd: folder });
  expect(readFileSync(join(folder, 'merged.pdf')).subarray(0, 4).toString()).toBe('%PDF');
  expect(JSON.parse(stdout)).toMatchObject({ credits: 2, problems: [] });
}

/** Uploaded once, used twice: the fields, and the filled form behind its link. */
async function runFiles(code: string, key: string) {
  await run('sh', ['-c', code.replaceAll('YOUR_API_KEY', key)], { cwd: folder });
  expect(readFileSync(join(folder, 'fields.json'), 'utf8')).toContain('full_name');
  expect(readFileSync(join(folder, 'linked.pdf')).subarray(0, 4).toString()).toBe('%PDF');
}

journey('the samples of the documentation run as they are shown, in every language', async (visit) => {
  const { page, open } = await visit();
  await open('/documentation');
  for (const [language, way] of there) {
    // The free plan allows as many calls a minute as there are samples in one language.
    const key = await newApiKey(sharedServer());
    // Chosen once, it is chosen for every operation.
    await page.locator('section#merge-pdf').getByRole('tab', { name: language, exact: true }).click();
    for (const operation of askedIn(language)) {
      const { result } = operation;
      if (result.kind === 'file') throw new Error('no operation answers with this');
      if (result.kind !== 'json') rmSync(join(folder, result.downloadName), { force: true });
      const { stdout } = await way.run(await shownSample(page, operation, language, key));
      const which = `${operation.id} in ${language}`;
      expect(resultOf(operation, stdout), which).toMatch(expected[result.kind]);
    }
  }
  if (!ways.curl?.isThere) return;
  const pipeline = await page.locator('section#pipelines pre code').first().innerText();
  const key = await newApiKey(sharedServer());
  await runPipeline(pipeline, key);
  await runFiles(await page.locator('section#files pre code').first().innerText(), key);
});
