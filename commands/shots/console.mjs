// What an operator sees: the invitation, every section of the console, and a customer.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateSync } from 'otplib';
import { root } from '../prepare/repository.mjs';
import { gone } from './settled.mjs';

const password = 'four unrelated words here';

/** On the machine of the running server, which alone may open the embedded database. */
async function invite(email, dataFolder) {
  const command = join(root, 'dist/server/operator.js');
  const given = [command, 'add', email, '--role', 'owner', '--json'];
  const env = { ...process.env, DATA_DIR: dataFolder };
  const { stdout } = await promisify(execFile)(process.execPath, given, { env });
  return JSON.parse(stdout).link;
}

export async function pictureConsole({ page }, picture, dataFolder) {
  const email = `operator-${randomUUID()}@example.com`;
  await page.goto(await invite(email, dataFolder));
  await page.getByRole('tab').nth(1).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await picture('console-invitation');
  await submit(page, { secret, afterSeconds: 0 });
  await page.locator('input[type=email]').fill(email);
  await picture('console-sign-in');
  // A code is used once.
  await submit(page, { secret, afterSeconds: 30 });
  await page.getByRole('tablist').waitFor();
  for (const [index, tab] of (await page.getByRole('tab').all()).entries()) {
    await tab.click();
    await gone(page, '.animate-pulse, .animate-spin');
    await picture(`console-${index + 1}`);
  }
  await pictureCustomer(page, picture);
}

async function submit(page, { secret, afterSeconds }) {
  const epoch = Math.floor(Date.now() / 1_000) + afterSeconds;
  await page.locator('input[type=password]').fill(password);
  await page.locator('input[autocomplete=one-time-code]').fill(generateSync({ secret, epoch }));
  await page.locator('form button[type=submit]').click();
}

/** One of those that were pictured at the dashboard. */
async function pictureCustomer(page, picture) {
  await page.getByRole('tab').first().click();
  await page.getByRole('tabpanel').locator('input').first().fill('customer-1-');
  await page.locator('form button[type=submit]').first().click();
  await page
    .getByRole('button', { name: /^(Open|Ouvrir)/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('button', { name: /^(Block|Bloquer)$/ }).waitFor();
  await gone(page, '.animate-pulse, .animate-spin');
  await picture('console-customer');
  await page.getByRole('button', { name: /^(Block|Bloquer)$/ }).click();
  await page.getByRole('dialog').waitFor();
  await picture('console-block', { isWindow: true });
}
