import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const drawsWithinMs = 10_000;

/** Chromium now and then draws a page no more, though its scripts run: what is waited for on it never comes. */
const drawsFrames = (page: Page): Promise<boolean> =>
  Promise.race([
    page
      .evaluate<boolean>('new Promise((done) => requestAnimationFrame(() => done(true)))')
      .catch(() => true),
    wait(drawsWithinMs, false, { ref: false }),
  ]);

/** What has failed is tried once more only where the browser had stopped drawing, and says so. */
export async function walkAgainIfUndrawn(
  walk: () => Promise<void>,
  pages: () => readonly Page[],
  end: () => Promise<void>,
): Promise<void> {
  try {
    return await walk();
  } catch (error) {
    const draw = await Promise.all(pages().map(drawsFrames));
    // Nobody has to take over what went wrong.
    await end();
    if (draw.every(Boolean)) throw error;
    console.warn(`The browser had stopped drawing, and is tried once more: ${error}`);
  }
  try {
    await walk();
  } catch (error) {
    await end();
    throw error;
  }
}
