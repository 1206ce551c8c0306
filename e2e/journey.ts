import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserSkipReason, sharedBrowser, sharedWholeBrowser, wholeBrowserSkipReason } from './browser.ts';
import { leave, startNextVisit } from './next-visit.ts';
import { sharedServer } from './server.ts';
import type { Visit, Visitor } from './visit.ts';
import { walkAgainIfUndrawn } from './walk-again.ts';

for (const reason of new Set([browserSkipReason, wholeBrowserSkipReason])) {
  if (reason) console.warn(`Journeys are skipped: ${reason}`);
}

type StartVisit = (visitor?: Visitor) => Promise<Visit>;

/**
 * A test that walks through the running product in a real browser; skipped where there is none.
 * Whatever else it asks for, the browser must not have complained on the way.
 */
export const journey = journeysIn(sharedBrowser, browserSkipReason);

/** The same in all of Chromium, for what its headless shell does otherwise, and with nothing that was loaded before. */
export const wholeBrowserJourney = journeysIn(sharedWholeBrowser, wholeBrowserSkipReason, { isLast: true });

function journeysIn(browser: () => Promise<Browser>, skipReason: string | undefined, usual: Visitor = {}) {
  return (guarantee: string, walk: (visit: StartVisit) => Promise<void>, timeoutMs?: number): void => {
    test.skipIf(skipReason)(guarantee, { timeout: timeoutMs }, async () => {
      const visits = new Map<Visit, Visitor>();
      const pages = () => [...visits.keys()].map(({ page }) => page);
      const end = async () => {
        for (const visit of visits.keys()) await visit.end();
        visits.clear();
      };
      const walkOnce = async () => {
        await walk(async (asked) => {
          const visitor = { ...usual, ...asked };
          const visit = await startNextVisit(await browser(), sharedServer(), visitor);
          visits.set(visit, visitor);
          return visit;
        });
        expect([...visits.keys()].flatMap((visit) => visit.complaints)).toEqual([]);
        for (const [visit, visitor] of visits) await leave(visit, visitor);
      };
      await walkAgainIfUndrawn(walkOnce, pages, end);
    });
  };
}
