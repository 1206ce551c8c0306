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

if (browserSkipReason) {
  console.error(`No pictures: ${browserSkipReason}`);
  process.exit(1);
}

const screens = { ...addresses, 'not-found': '/no-such-page' };
const folder = join(root, 'shots');

await build();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const server = await startServer();
const browser = await launchBrowser();
try {
  for (const [screen, path] of Object.entries(screens)) {
    for (const locale of ['en-US', 'fr-FR']) {
      for (const width of [360, 768, 1440]) {
        for (const scheme of ['light', 'dark']) {
          const { page, open, end } = await startVisit(browser, server.url, { locale, width, scheme });
          await open(path);
          const name = `${screen}.${locale.slice(0, 2)}.${width}.${scheme}.png`;
          await page.screenshot({ path: join(folder, name), fullPage: true });
          await end();
        }
      }
    }
  }
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
