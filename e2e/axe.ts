import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No rule that runs by default reads the style sheets that axe would fetch and parse; and what passed stays in the page. */
const violations = `axe
  .run({ resultTypes: ['violations'], preload: { assets: ['media'] } })
  .then(({ violations }) => violations)`;

/** What axe-core finds on the page as it stands, one line for each finding and place; empty when it is accessible. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Evaluated through the debugger: the content security policy rightly refuses an injected script element.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const found = await page.evaluate<Result[]>(violations);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

/** Axe finds nothing, and nothing is wider than the window. */
export async function expectFine(page: Page, where: string): Promise<void> {
  expect(await accessibilityFindings(page), where).toEqual([]);
  await expectWithinWindow(page, where);
}

export async function expectWithinWindow(page: Page, where: string): Promise<void> {
  const { scrollWidth, innerWidth } = await page.evaluate<{ scrollWidth: number; innerWidth: number }>(
    '({ scrollWidth: document.documentElement.scrollWidth, innerWidth })',
  );
  expect(scrollWidth, `the width of ${where}`).toBeLessThanOrEqual(innerWidth);
}
