// npm run shots: a picture of every screen in both languages, at three widths, light and dark, in shots/.
import './prepare/node-version.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { build } from './prepare/build.mjs';
import { root } from './prepare/repository.mjs';

register();
const { addresses } = await import('@pagesmith/web');
const { browserSkipReason, launchBrowser } = await import('../e2e/browser.ts');
const { startServer } = await import('../e2e/server.ts');
const { startVisit } = await import('../e2e/visit.ts');
const { callListFields, createKey, openTab, registerByForm, said } = await import('../e2e/customer.ts');

if (browserSkipReason) {
  console.error(`No pictures: ${browserSkipReason}`);
  process.exit(1);
}

const { dashboard: _signedInOnly, ...publicAddresses } = addresses;
const screens = { ...publicAddresses, 'not-found': '/no-such-page' };
const folder = join(root, 'shots');

async function picturePublicScreens({ open }, picture) {
  for (const [screen, path] of Object.entries(screens)) {
    await open(path);
    await picture(screen);
  }
}

/** With a key and two calls, one of them refused, so that there is something to see. */
async function pictureDashboard({ page, open }, picture, words) {
  await open(addresses.login);
  await registerByForm(page, words);
  await openTab(page, words.tabs.apiKeys);
  const key = await createKey(page, words, 'Invoices');
  await callListFields(server.url, key);
  await callListFields(server.url, key, 'contract-protected.pdf');
  for (const [tab, name] of Object.entries(words.tabs)) {
    await openTab(page, name);
    await page.waitForLoadState('networkidle');
    await picture(`dashboard-${tab}`);
  }
}

await build();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const server = await startServer();
const browser = await launchBrowser();
try {
  for (const locale of ['en-US', 'fr-FR']) {
    for (const width of [360, 768, 1440]) {
      for (const scheme of ['light', 'dark']) {
        const visit = await startVisit(browser, server.url, { locale, width, scheme });
        const picture = (name) =>
          visit.page.screenshot({
            path: join(folder, `${name}.${locale.slice(0, 2)}.${width}.${scheme}.png`),
            fullPage: true,
          });
        await picturePublicScreens(visit, picture);
        await pictureDashboard(visit, picture, said[locale]);
        await visit.end();
      }
    }
  }
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
