import { expect, test } from 'vitest';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { sharedServer } from './server.ts';
import { startVisit, type Visit } from './visit.ts';
import { walkAgainIfUndrawn } from './walk-again.ts';

/** How often a walk was made that fails the first time, in a browser that draws or has stopped. */
async function walksOf(isDrawn: boolean): Promise<number> {
  const visits: Visit[] = [];
  let walks = 0;
  const walk = async () => {
    const visit = await startVisit(await sharedBrowser(), sharedServer());
    visits.push(visit);
    await visit.open('/');
    walks++;
    if (walks > 1) return;
    if (!isDrawn) await visit.page.evaluate('void (window.requestAnimationFrame = () => 0)');
    throw new Error('what was waited for never came');
  };
  const end = async () => {
    for (const visit of visits.splice(0)) await visit.end();
  };
  const pages = () => visits.map(({ page }) => page);
  await walkAgainIfUndrawn(walk, pages, end).catch(() => undefined);
  await end();
  return walks;
}

test.skipIf(browserSkipReason)(
  'a journey is walked again where the browser stopped drawing, and nowhere else',
  async () => {
    expect(await walksOf(true)).toBe(1);
    expect(await walksOf(false)).toBe(2);
  },
);
