import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds on the page as it stands, one line for each finding and place; empty when it is accessible. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // Evaluated through the debugger: the content security policy rightly refuses an injected script element.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
