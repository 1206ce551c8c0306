import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserSkipReason, launchBrowser, launchWholeBrowser, wholeBrowserSkipReason } from './browser.ts';
import { sharedServer } from './server.ts';
import { startVisit, type Visit, type Visitor } from './visit.ts';

for (const reason of new Set([browserSkipReason, wholeBrowserSkipReason])) {
  if (reason) console.warn(`Journeys are skipped: ${reason}`);
}

type StartVisit = (visitor?: Visitor) => Promise<Visit>;

/**
 * A test that walks through the running product in a real browser; skipped where there is none.
 * Whatever else it asks for, the browser must not have complained on the way.
 */
export const journey = journeysIn(launchBrowser, browserSkipReason);

/** The same in all of Chromium, for what its headless shell does otherwise. */
export const wholeBrowserJourney = journeysIn(launchWholeBrowser, wholeBrowserSkipReason);

function journeysIn(launch: () => Promise<Browser>, skipReason: string | undefined) {
  let browser: Promise<Browser> | undefined;
  return (guarantee: string, walk: (visit: StartVisit) => Promise<void>, timeoutMs?: number): void => {
    test.skipIf(skipReason)(guarantee, { timeout: timeoutMs }, async () => {
      const visits: Visit[] = [];
      try {
        await walk(async (visitor) => {
          // Kept for the files that come after in the same process, and gone with it.
          browser ??= launch();
          const visit = await startVisit(await browser, sharedServer(), visitor);
          visits.push(visit);
          return visit;
        });
        expect(visits.flatMap((visit) => visit.complaints)).toEqual([]);
      } finally {
        for (const visit of visits) await visit.end();
      }
    });
  };
}
