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

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'pagesmith-samples-'));
const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('The curl samples are not run: this machine has no curl.');

beforeAll(() => cpSync(dirname(samplePath('contract.pdf')), folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ways = {
  curl: (code: string) => run('sh', ['-c', code], { cwd: folder }),
  JavaScript: (code: string) => {
    writeFileSync(join(folder, 'sample.mjs'), code);
    return run(process.execPath, ['sample.mjs'], { cwd: folder });
  },
};

/** What the page shows under the tab, with a real key in the place of the reader's own. */
async function shownSample(page: Page, { id }: Operation, language: string, key: string): Promise<string> {
  const section = page.locator(`section[id="${id}"]`);
  await section.getByRole('tab', { name: language }).click();
  const code = await section.getByRole('tabpanel').locator('code').innerText();
  expect(code).toContain('YOUR_API_KEY');
  return code.replaceAll('YOUR_API_KEY', key);
}

for (const [language, runSample] of Object.entries(ways)) {
  if (language === 'curl' && !hasCurl) continue;
  journey(`every ${language} sample of the documentation runs as it is shown`, async (visit) => {
    const { page, open } = await visit();
    await open('/documentation');
    const key = await newApiKey(new URL(page.url()).origin);
    for (const operation of operations) {
      const { result } = operation;
      if (result.kind !== 'json') rmSync(join(folder, result.downloadName), { force: true });
      const { stdout } = await runSample(await shownSample(page, operation, language, key));
      if (result.kind === 'json') {
        expect(stdout, operation.id).toMatch(/fields|totalPages/);
      } else {
        const start = readFileSync(join(folder, result.downloadName)).subarray(0, 4).toString('latin1');
        expect(start, operation.id).toBe(result.kind === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
      }
    }
  });
}
