// When a screen can be pictured.

/** What is on its way has arrived, messages are gone; pages in small are drawn when they come into sight. */
export async function untilSettled(page) {
  await page.getByRole('heading', { level: 2 }).filter({ visible: true }).first().waitFor();
  await gone(page, '.animate-pulse, .animate-spin');
  await dismissMessages(page);
  // One that has come into another place meanwhile was not seen, and is looked for again.
  do await page.evaluate(seeEveryCanvas);
  while ((await page.locator(undrawn).filter({ visible: true }).count()) > 0);
  await page.evaluate('for (const box of document.querySelectorAll("main *")) box.scrollTop = 0');
  await page.evaluate('scrollTo(0, 0)');
  while (await page.evaluate(hasUndrawnPages)) await page.waitForTimeout(100);
  // What was scrolled is shown coarsely, or not at all, until the browser has painted it anew: a first picture, which nobody
  // looks at, has it paint the whole page.
  await page.waitForTimeout(repaintMs);
  await page.screenshot({ fullPage: true });
}

const repaintMs = 500;
const undrawn = 'canvas:not([data-drawn], [data-page] canvas)';

/** For two frames each, in which its page begins to be drawn. Evaluated in the page, so it is text. */
const seeEveryCanvas = `(async () => {
  for (const canvas of document.querySelectorAll('canvas')) {
    if (canvas.isConnected && canvas.checkVisibility()) canvas.scrollIntoView({ block: 'nearest' });
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }
})()`;

/** Pages of the document canvas, inside the part of it that is in sight. Evaluated in the page, so it is text. */
const hasUndrawnPages = `[...document.querySelectorAll('[data-page]:not([data-drawn])')].some((sheet) => {
  const { top } = sheet.getBoundingClientRect();
  return sheet.checkVisibility() && top < sheet.closest('section').getBoundingClientRect().bottom;
})`;

export const gone = (page, selector) =>
  page.locator(selector).filter({ visible: true }).first().waitFor({ state: 'detached' });

async function dismissMessages(page) {
  const close = page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('button')
    .first();
  while (await close.isVisible()) await close.click();
}
