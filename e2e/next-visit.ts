import type { Browser, Page } from 'playwright-core';
import { newCaller, sharedServer } from './server.ts';
import { startVisit, type Visit, type Visitor, visitOn } from './visit.ts';

/**
 * Pages whose visitor has left, each for the next one of its kind. A new page gets a process of its own, which has to
 * fetch and compile everything again: that takes more of the processor than most journeys do.
 */
const free = new Map<string, Page>();

/** What cannot be changed on a page that is there. */
const kindOf = (url: string, { locale = 'en-US', hasScripts = true, hasTouch = false }: Visitor) =>
  JSON.stringify([url, locale, hasScripts, hasTouch]);

export async function startNextVisit(browser: Browser, url: string, visitor: Visitor = {}): Promise<Visit> {
  const kind = kindOf(url, visitor);
  const page = visitor.isLast ? undefined : free.get(kind);
  if (!page) return startVisit(browser, url, visitor);
  free.delete(kind);
  const { width = 1440, scheme = 'light' } = visitor;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce', media: null });
  await page.context().setExtraHTTPHeaders(newCaller());
  return visitOn(page, visitor);
}

/** Leaves the page to the next visitor as it was: nothing saved, no cookie, no past. */
export async function leave(
  { page, end }: Visit,
  visitor: Visitor = {},
  url: string = sharedServer(),
): Promise<void> {
  const kind = kindOf(url, visitor);
  const isElsewhere = page.isClosed() || !page.url().startsWith(url);
  if (visitor.isLast || isElsewhere || free.has(kind)) return end();
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const heard of ['pageerror', 'console'] as const) page.removeAllListeners(heard);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A file without scripts, which forgets for the page before it; of the same site, for only there the process stays.
  await page.goto('/favicon.svg');
  await page.evaluate('sessionStorage.clear()');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await browser.send('Page.resetNavigationHistory');
  await browser.detach();
  await context.clearCookies();
  await context.clearPermissions();
  free.set(kind, page);
}

/** Nobody visits this server any more. */
export async function endVisits(url: string): Promise<void> {
  for (const [kind, page] of free) {
    if (JSON.parse(kind)[0] !== url) continue;
    free.delete(kind);
    await page.context().close();
  }
}
