import { addresses, publicScreens } from '@pagesmith/web';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, wholeBrowserJourney } from './journey.ts';
import { languagesFrom } from './languages.ts';

/** Page, style and the few lines that fetch the rest; as they are sent. Fonts and pictures hold up no painting. */
const firstBytesMax = 40_000;
/** The documentation is one long text. */
const documentationBytesMax = 46_000;
const pictureBytesMax = 120_000;
/** One file for text in all its weights, and one each for titles and code. */
const fontBytesMax = 95_000;
/** Each file costs the browser, the network and the server more than a few lines in another would. */
const codeFilesMax = 24;

interface LoadedFile {
  readonly name: string;
  readonly isCode: boolean;
  readonly isFont: boolean;
  readonly isPicture: boolean;
  readonly bytes: number;
  readonly isAfterPaint: boolean;
}

const loadedFiles = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
    ({ name, encodedBodySize, startTime }) => ({
      name,
      isCode: name.endsWith('.js'),
      isFont: name.endsWith('.woff2'),
      isPicture: name.endsWith('.png'),
      bytes: encodedBodySize,
      isAfterPaint: paint !== undefined && startTime >= paint.startTime,
    }),
  );
})()`;

const isTakenOver = (page: Page) =>
  page.evaluate<boolean>(
    `Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer'))`,
  );

/** The links that a page's template holds have been put to use, and all of them answered. */
const isCodeHere = `(() => {
  const links = [...document.querySelectorAll('link[rel=modulepreload]')].map(({ href }) => href);
  const here = performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd > 0);
  return links.some((href) => href.includes('/main-')) && links.every((href) => here.some(({ name }) => name === href));
})()`;

const arePicturesHere =
  '[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)';

/** Five of them stand for all with `npm test`. */
const screens = [...publicScreens, 'login' as const, 'recovery' as const].filter(
  (screen) =>
    process.env.SOAK || ['landing', 'documentation', 'status', 'login', 'recovery'].includes(screen),
);

for (const screen of screens) {
  wholeBrowserJourney(
    `${screen} is painted without its code, and taken over when somebody uses it`,
    async (visit) => {
      const { page } = await visit({ width: 412 });
      await page.goto(addresses[screen]);
      await expect.poll(() => page.evaluate(isCodeHere)).toBe(true);
      const loaded = (await page.evaluate(loadedFiles)) as LoadedFile[];
      const first = loaded.filter(
        ({ isAfterPaint, isFont, isPicture }) => !isAfterPaint && !isFont && !isPicture,
      );
      expect(first.filter(({ isCode }) => isCode).length).toBeLessThanOrEqual(2);
      const bytes = first.reduce((sum, answer) => sum + answer.bytes, 0);
      expect(bytes, JSON.stringify(first)).toBeLessThan(
        screen === 'documentation' ? documentationBytesMax : firstBytesMax,
      );
      const pictures = loaded.filter(({ isPicture }) => isPicture);
      expect(pictures.reduce((sum, picture) => sum + picture.bytes, 0)).toBeLessThan(pictureBytesMax);
      // All of them, though nobody has scrolled: whoever prints the page or keeps a picture of it has the whole of it.
      await expect.poll(() => page.evaluate(arePicturesHere)).toBe(true);
      const fonts = loaded.filter(({ isFont }) => isFont);
      expect(fonts.reduce((sum, font) => sum + font.bytes, 0)).toBeLessThan(fontBytesMax);
      expect(loaded.filter(({ isCode }) => isCode).length).toBeLessThanOrEqual(codeFilesMax);
      // What comes before the fonts would have the page laid out twice (`page-head.mjs`).
      expect(await page.locator('script[src]').getAttribute('fetchpriority')).toBe('low');

      // Three styles for each element would take a telephone longer than one (`plain-pseudo-elements.ts`).
      const style = await page.locator('link[rel=stylesheet]').getAttribute('href');
      expect(await (await page.request.get(style ?? '')).text()).not.toContain('*,:after');

      expect(await isTakenOver(page)).toBe(false);
      // By name: entries are in the order of their beginnings, and pictures may still be on their way.
      const before = new Set(loaded.map(({ name }) => name));
      await page.mouse.move(1, 1);
      await expect.poll(() => isTakenOver(page)).toBe(true);
      const missing = ((await page.evaluate(loadedFiles)) as LoadedFile[]).filter(
        ({ isCode, name }) => isCode && !before.has(name),
      );
      expect(missing).toEqual([]);
    },
  );
}

const mailedForms = {
  '/recovery': { 'en-US': 'Forgot your password?', 'fr-FR': 'Mot de passe oublié\u00a0?' },
  '/recovery?userId=ada&secret=abc': {
    'en-US': 'Choose a new password',
    'fr-FR': 'Choisissez un nouveau mot de passe',
  },
  '/verification?userId=ada&secret=abc': {
    'en-US': 'Confirm your address',
    'fr-FR': 'Confirmez votre adresse',
  },
};

for (const locale of languagesFrom('fr-FR')) {
  journey(
    `a mailed link shows its form before any code is here, and the same one after, in ${locale}`,
    async (visit) => {
      const { page, complaints } = await visit({ locale });
      const letThrough = await withoutCode(page);
      for (const [address, headings] of Object.entries(mailedForms)) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1, name: headings[locale], exact: true }).waitFor();
        expect(await isTakenOver(page), address).toBe(false);
      }
      letThrough();
      for (const [address, headings] of Object.entries(mailedForms)) {
        await page.goto(address);
        await page.mouse.move(1, 1);
        await expect.poll(() => isTakenOver(page)).toBe(true);
        await page.getByRole('heading', { level: 1, name: headings[locale], exact: true }).waitFor();
      }
      expect(complaints).toEqual([]);
    },
  );
}

/** The code stays away until it is let through. */
async function withoutCode(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}

journey('what is typed and pressed before the code is here counts when it is', async (visit) => {
  const { page } = await visit();
  const letThrough = await withoutCode(page);
  await page.goto('/');
  await page.locator('#calculator').getByRole('textbox').first().fill('100');
  await page
    .locator('#pricing')
    .getByRole('radio', { name: /^Annual/ })
    .check();
  await page.getByRole('button', { name: 'English' }).click();
  expect(await isTakenOver(page)).toBe(false);
  letThrough();
  await page.getByRole('menuitemradio', { name: 'Français' }).waitFor();
  await page.locator('#calculator').getByText('$2.00').first().waitFor();
  await page.locator('#pricing').getByText('$8.99').first().waitFor();
});

journey('a message that is sent before the code is here is sent when it is', async (visit) => {
  const { page } = await visit();
  const letThrough = await withoutCode(page);
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Reason').selectOption('partnership');
  await page.getByLabel('Message').fill('Everything at once.');
  await page.getByRole('button', { name: 'Send the message' }).click();
  expect(await isTakenOver(page)).toBe(false);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  letThrough();
  expect((await sent).postData()).toMatch(/Ada Lovelace.*Everything at once\./);
  await page.getByText('Message sent').waitFor();
  expect(page.url()).toMatch(/\/contact$/);
});

/** As React begins to listen at the page, and has not yet taken it over. */
const clickInBetween = `(() => {
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...others) {
    if (this.id === 'root' && type === 'click' && !window.isClicked) {
      window.isClicked = true;
      queueMicrotask(() => [...document.querySelectorAll('button')].find((it) => it.textContent === 'Create an account').click());
    }
    return listen.call(this, type, ...others);
  };
})()`;

journey('a click in the moment in which the page is taken over counts once', async (visit) => {
  // No other journey may go on with a page that clicks by itself.
  const { page } = await visit({ isLast: true });
  await page.addInitScript(clickInBetween);
  await page.goto('/login');
  await page.mouse.move(1, 1);
  await page.getByLabel('Full name').waitFor();
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  expect(await page.getByLabel('Full name').isVisible()).toBe(true);
});

journey('a page as it came has its whole height, and shows all of it', async (visit) => {
  const { page } = await visit({ width: 412 });
  const height = () => page.evaluate<number>('document.documentElement.scrollHeight');
  const expectToKeepHeight = async () => {
    await page.evaluate('document.fonts.ready');
    const before = await height();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.getByRole('contentinfo').waitFor();
    expect(await height()).toBe(before);
  };
  await page.goto(addresses.landing);
  await expectToKeepHeight();
  await page.goto(addresses.documentation);
  // Laid out section by section, within a moment, and also where nobody scrolls.
  await expect.poll(() => page.locator('[data-prerendered]').count()).toBe(0);
  expect(await isTakenOver(page)).toBe(false);
  await expectToKeepHeight();
});
