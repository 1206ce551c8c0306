import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserSkipReason, launchBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { startVisit, type Visit, type Visitor } from './visit.ts';

let browser: Browser | undefined;

if (browserSkipReason) console.warn(`Journeys are skipped: ${browserSkipReason}`);

beforeAll(async () => {
  if (browserSkipReason) return;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
});

type StartVisit = (visitor?: Visitor) => Promise<Visit>;

/**
 * A test that walks through the running product in a real browser; skipped where there is none.
 * Whatever else it asks for, the browser must not have complained on the way.
 */
export function journey(guarantee: string, walk: (visit: StartVisit) => Promise<void>): void {
  test.skipIf(browserSkipReason)(guarantee, async () => {
    const visits: Visit[] = [];
    try {
      await walk(async (visitor) => {
        if (!browser) throw new Error('The journey has no browser.');
        const visit = await startVisit(browser, sharedServer(), visitor);
        visits.push(visit);
        return visit;
      });
      expect(visits.flatMap((visit) => visit.complaints)).toEqual([]);
    } finally {
      for (const visit of visits) await visit.end();
    }
  });
}
