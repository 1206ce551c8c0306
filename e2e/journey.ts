import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserSkipReason, launchBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { startVisit, type Visit, type Visitor } from './visit.ts';

let browser: Promise<Browser> | undefined;

if (browserSkipReason) console.warn(`Journeys are skipped: ${browserSkipReason}`);

type StartVisit = (visitor?: Visitor) => Promise<Visit>;

/**
 * A test that walks through the running product in a real browser; skipped where there is none.
 * Whatever else it asks for, the browser must not have complained on the way.
 */
export function journey(
  guarantee: string,
  walk: (visit: StartVisit) => Promise<void>,
  timeoutMs?: number,
): void {
  test.skipIf(browserSkipReason)(guarantee, { timeout: timeoutMs }, async () => {
    const visits: Visit[] = [];
    try {
      await walk(async (visitor) => {
        // Kept for the files that come after in the same process, and gone with it.
        browser ??= launchBrowser();
        const visit = await startVisit(await browser, sharedServer(), visitor);
        visits.push(visit);
        return visit;
      });
      expect(visits.flatMap((visit) => visit.complaints)).toEqual([]);
    } finally {
      for (const visit of visits) await visit.end();
    }
  });
}
