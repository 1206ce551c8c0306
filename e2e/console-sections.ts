import type { Page } from 'playwright-core';
import { expectFine } from './axe.ts';

/**
 * Opens every section that the role has, one after the other, and returns how many there are. Axe looks at each once, and
 * for every role with `npm run soak`.
 */
export async function walkSections(page: Page, role: string, walked: Set<string>): Promise<number> {
  const tabs = await page.getByRole('tab').all();
  for (const tab of tabs) {
    const section = (await tab.textContent()) ?? '';
    await tab.click();
    await page
      .getByRole('tabpanel')
      .filter({ visible: true })
      .locator('h2, form, button, p, table')
      .first()
      .waitFor();
    if (walked.has(section) && !process.env.SOAK) continue;
    walked.add(section);
    await expectFine(page, `${role}: ${section}`);
  }
  return tabs.length;
}
