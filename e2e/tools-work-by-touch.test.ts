import { readPageText, withPdfium } from '@pagesmith/pdf';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';
import { choose, downloaded, openTool, openTools, operationOf, run, toolWords } from './tool-runs.ts';
import { walkOf } from './tool-trials.ts';

const told = {
  'en-US': {
    inResult: 'The pages of the result, in their order',
    turn: (page: number) => `Turn page ${page}`,
    leaveOut: (page: number) => `Leave page ${page} out`,
    openBulkFill: 'Open bulk fill',
    sample: 'Try with a sample',
    fillRows: 'Fill all rows',
    buildPipeline: 'Build a pipeline',
    addStep: 'Add a step',
    runPipeline: 'Run the pipeline',
  },
  'fr-FR': {
    inResult: 'Les pages du résultat, dans leur ordre',
    turn: (page: number) => `Faire pivoter la page ${page}`,
    leaveOut: (page: number) => `Exclure la page ${page}`,
    openBulkFill: 'Ouvrir le remplissage en série',
    sample: 'Essayer avec un exemple',
    fillRows: 'Remplir toutes les lignes',
    buildPipeline: 'Composer un pipeline',
    addStep: 'Ajouter une étape',
    runPipeline: 'Exécuter le pipeline',
  },
} as const;

const centreOf = async (place: Locator) => {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

async function isInWindow(place: Locator): Promise<boolean> {
  const box = await place.boundingBox();
  const window = place.page().viewportSize();
  return box !== null && window !== null && box.y >= 0 && box.y + box.height <= window.height;
}

/** What has a scroll bar of its own inside of the tab. Evaluated in the page, so it is text. */
const scrolledDownBoxes = `[...document.querySelectorAll('[role=tabpanel] *')].flatMap((box) => {
  const isScrolled = box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY);
  return isScrolled && !box.matches('textarea, select') ? [box.className] : [];
})`;

/** What stands on each page, read by PDFium. */
const textsOf = (bytes: Uint8Array): Promise<string[]> =>
  withPdfium(bytes, undefined, (document) =>
    Array.from({ length: document.pageCount }, (_, index) => readPageText(document, index + 1)),
  );

/** One finger, put down, moved in steps and lifted, as a screen reports it. */
async function pull(page: Page, from: Locator, to: Locator): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [start, end] = [await centreOf(from), await centreOf(to)];
  await touch('touchStart', [start]);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
    ]);
  // Held still before it is lifted: otherwise the browser takes it for a flick, and the next tap for the end of that.
  await page.waitForTimeout(200);
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
}

for (const locale of languagesFrom('en-US')) {
  const words = told[locale];

  journey(
    `pages and files are picked, turned and put in order with a finger, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale, width: 390, hasTouch: true, isLast: true });
      const { page } = started;
      await openTools(started, locale);
      await openTool(page, 'extract-pages', locale);
      await choose(page, ['contract.pdf']);
      const onPage = (name: string) => page.getByRole('button', { name, exact: true });
      for (const number of [1, 2, 3]) await onPage(`Page ${number}`).tap();
      await onPage(words.turn(2)).tap();
      const pages = page.getByLabel(walkOf(page, 'extract-pages', locale).label('pages'), { exact: true });
      expect(await pages.inputValue()).toBe('1,2@90,3');
      const row = page.getByRole('list', { name: words.inResult }).getByRole('listitem');
      const handle = (place: number) => row.nth(place).locator('[data-handle]');
      await pull(page, handle(2), handle(0));
      await expect.poll(() => pages.inputValue()).toBe('3,1,2@90');
      await row.getByRole('button', { name: words.leaveOut(1) }).tap();
      await expect.poll(() => pages.inputValue()).toBe('3,2@90');
      await run(page, 'extract-pages', locale);
      expect(await textsOf((await downloaded(page, locale)).bytes)).toEqual([
        expect.stringContaining('2. Prices and dates'),
        expect.stringContaining('1. Scope'),
      ]);

      await openTool(page, 'merge-pdf', locale);
      await choose(page, ['contract.pdf', 'annex.pdf']);
      const file = page.locator('[data-handle]');
      await pull(page, file.nth(1), file.nth(0));
      await expect
        .poll(() => page.locator('ol li').filter({ has: file }).first().textContent())
        .toContain('annex.pdf');
    },
  );

  journey(
    `a form below its page scrolls with the window alone, and its button is always in sight, in ${locale}`,
    async (visit) => {
      const started = await visit({ locale, width: 390, hasTouch: true, isLast: true });
      const { page } = started;
      await openTools(started, locale);
      await openTool(page, 'fill-pdf', locale);
      const { action } = operationOf('fill-pdf', locale).copy;
      const button = page.getByRole('button', { name: action, exact: true });
      expect(await isInWindow(button)).toBe(false);
      await choose(page, ['application-form.pdf']);
      await page.locator('[data-page="1"][data-drawn]').waitFor();
      expect(await page.evaluate(scrolledDownBoxes)).toEqual([]);
      const comments = page.locator('[data-field="comments"]');
      for (const place of [page.locator('[data-page="1"]'), comments]) {
        await place.scrollIntoViewIfNeeded();
        expect(await isInWindow(button)).toBe(true);
      }
      await comments.getByRole('textbox').fill('By finger');
      await button.tap();
      const link = page.getByRole('link', { name: toolWords[locale].download });
      await link.waitFor();
      await expect.poll(() => isInWindow(link)).toBe(true);
    },
  );

  journey(`bulk fill and pipelines keep their buttons in sight, in ${locale}`, async (visit) => {
    const started = await visit({ locale, width: 390, hasTouch: true });
    const { page } = started;
    const words = told[locale];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await openTools(started, locale);
    await button(words.openBulkFill).tap();
    await button(words.sample).tap();
    await page.locator('input[title="city"]').scrollIntoViewIfNeeded();
    await expect.poll(() => isInWindow(button(words.fillRows))).toBe(true);
    await button(toolWords[locale].back).tap();
    await button(words.buildPipeline).tap();
    await button(words.addStep).tap();
    expect(await isInWindow(button(words.runPipeline))).toBe(false);
    await choose(page, ['application-form.pdf']);
    await page.getByRole('listitem').first().scrollIntoViewIfNeeded();
    await expect.poll(() => isInWindow(button(words.runPipeline))).toBe(true);
  });
}
