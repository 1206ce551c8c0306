// npm run shots: a picture of every screen in both languages, at three widths, light and dark, in shots/.
// `npm run shots -- fr.390 en.1440.dark` takes those alone, and leaves the others as they are.
import './prepare/node-version.mjs';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { build } from './prepare/build.mjs';
import { root } from './prepare/repository.mjs';

register();
const { addresses } = await import('@pagesmith/web');
const { browserSkipReason, sharedBrowser } = await import('../e2e/browser.ts');
const { startServer } = await import('../e2e/server.ts');
const { startVisit } = await import('../e2e/visit.ts');
const { pictureConsole } = await import('./shots/console.mjs');
const { pictureDashboard } = await import('./shots/dashboard.mjs');
const { makeContactSheets } = await import('./shots/contact-sheets.mjs');

if (browserSkipReason) {
  console.error(`No pictures: ${browserSkipReason}`);
  process.exit(1);
}

const { dashboard: _signedInOnly, ...publicAddresses } = addresses;
const screens = {
  ...publicAddresses,
  'documentation-operation': '/documentation/fill-pdf',
  'documentation-changelog': '/documentation/changelog',
  'not-found': '/no-such-page',
};
const folder = join(root, 'shots');

async function picturePublicScreens({ page, open }, picture) {
  for (const [screen, path] of Object.entries(screens)) {
    await open(path);
    // The documentation is laid out section by section, and has its whole height a moment later.
    await page.locator('[data-prerendered] .laid-out-in-turn').first().waitFor({ state: 'detached' });
    await picture(screen);
  }
  await pictureSearch(page, open, picture);
  await pictureSamples(page, open, picture);
  await pictureLogin(page, open, picture);
}

async function pictureSearch(page, open, picture) {
  await open(addresses.documentation);
  const box = page.getByRole('searchbox');
  if (!(await box.isVisible())) await page.getByRole('button', { name: /^(Contents|Sommaire)/ }).click();
  await box.fill('rotate');
  await page.getByRole('search').getByRole('listitem').first().waitFor();
  await picture('documentation-search', { isWindow: true });
}

/** An operation's call by each of our clients. */
async function pictureSamples(page, open, picture) {
  await open('/documentation/fill-pdf');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  for (const [index, tab] of (await tabs.all()).entries()) {
    await tab.click();
    await tab.scrollIntoViewIfNeeded();
    await picture(`documentation-sample-${index + 1}`, { isWindow: true });
  }
}

/** What a visitor of the repository sees first: the home page as a window shows it. */
async function pictureForReadme({ page, open }) {
  await open(addresses.landing);
  await page.screenshot({ path: join(root, 'docs/landing.png') });
}

/** The form's other mode, and what is refused: a wrong password, and a link while no mail is set up. */
async function pictureLogin(page, open, picture) {
  await open(addresses.login);
  await page.locator('input[type=email]').fill('nobody@example.com');
  await page.locator('input[type=password]').fill('not the password');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('alert').waitFor();
  await picture('login-refused');
  await page.getByRole('button', { name: /^(Create an account|Créer un compte)$/ }).click();
  await picture('login-register');
  await open(addresses.recovery);
  await page.locator('input[type=email]').fill('nobody@example.com');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('alert').waitFor();
  await picture('recovery-refused');
}

const visitors = ['en-US', 'fr-FR'].flatMap((locale) =>
  [390, 768, 1440].flatMap((width) =>
    ['light', 'dark'].map((scheme) => {
      const look = `${locale.slice(0, 2)}.${width}.${scheme}`;
      return { locale, width, scheme, look };
    }),
  ),
);
const asked = process.argv.slice(2);
const wanted = visitors.filter(
  ({ look }) => asked.length === 0 || asked.some((start) => look.startsWith(start)),
);

await build();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder))
  if (wanted.some(({ look }) => name.endsWith(`.${look}.png`))) rmSync(join(folder, name));
const data = mkdtempSync(join(tmpdir(), 'pagesmith-shots-'));
// With the embedded database, which needs no set-up of tests; in development webhooks may go to this machine.
const server = await startServer({ DATA_DIR: data }, ['--development']);
const browser = await sharedBrowser();
try {
  for (const { look, ...visitor } of wanted) {
    const visit = await startVisit(browser, server.url, visitor);
    const picture = async (name, { isWindow = false, of = visit.page } = {}) => {
      await of.screenshot({ path: join(folder, `${name}.${look}.png`), fullPage: !isWindow });
    };
    if (look === 'en.1440.light') await pictureForReadme(visit);
    await picturePublicScreens(visit, picture);
    await pictureDashboard(visit, visitor.locale, picture);
    await pictureConsole(visit, picture, data);
    await visit.end();
  }
  await makeContactSheets(browser, folder);
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
