import { addresses, publicScreens } from '@pagesmith/web';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';

/** Everything that can be used; of radio buttons and tabs only the one Tab stops at: arrows go on from there. */
const usable = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
  .filter((element) => element.checkVisibility() && !element.disabled && element.tabIndex >= 0)
  .filter((element) => (element.type !== 'radio' || element.checked) && element.role !== 'tablist')
  .map((element, index) => element.setAttribute('data-stop', index)).length`;

interface Stop {
  readonly stop: string | null;
  readonly isSeen: boolean;
}

/** Where the keyboard is, and whether a person would see it: inside the window, with an outline of its own or its label's. */
const here = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { top, bottom } = element.getBoundingClientRect();
  const isMarked = [element, element.closest('label')].some((marked) => {
    const { outlineStyle, outlineWidth } = marked ? getComputedStyle(marked) : {};
    return outlineStyle !== undefined && outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  return { stop: element.getAttribute('data-stop'), isSeen: isMarked && bottom > 0 && top < innerHeight };
})()`;

async function walk(page: Page, count: number): Promise<{ reached: Set<string>; unseen: string[] }> {
  const reached = new Set<string>();
  const unseen: string[] = [];
  for (let step = 0; step < count * 2; step++) {
    await page.keyboard.press('Tab');
    const at = (await page.evaluate(here)) as Stop | null;
    if (!at) break;
    if (at.stop !== null) reached.add(at.stop);
    if (!at.isSeen) unseen.push(await page.evaluate('document.activeElement.outerHTML.slice(0, 160)'));
  }
  return { reached, unseen };
}

for (const screen of [...publicScreens, 'login'] as const) {
  journey(`the keyboard alone reaches everything on ${screen}, and one sees where it is`, async (visit) => {
    const { page, open } = await visit();
    await open(addresses[screen]);
    const count = (await page.evaluate(usable)) as number;
    const { reached, unseen } = await walk(page, count);
    const missed: string[] = [];
    for (let stop = 0; stop < count; stop++) {
      if (reached.has(String(stop))) continue;
      missed.push(
        await page.locator(`[data-stop="${stop}"]`).evaluate((element) => element.outerHTML.slice(0, 160)),
      );
    }
    expect(missed).toEqual([]);
    expect(unseen).toEqual([]);
  });
}

journey('a visitor without a mouse uses the calculator, the questions and the prices', async (visit) => {
  const { page, open } = await visit();
  await open('/');
  await page.locator('#calculator').getByRole('textbox').first().focus();
  await page.keyboard.type('100');
  await page.locator('#calculator').getByText('$2.00').first().waitFor();
  const question = page.locator('#questions details').first();
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await question.locator('p').waitFor({ state: 'visible' });
  const pricing = page.locator('#pricing');
  await pricing.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await pricing.getByText('$8.99').first().waitFor();
});
