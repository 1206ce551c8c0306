import type { Page } from 'playwright-core';

/** Everything that can be used; of radio buttons and tabs only the one Tab stops at: arrows go on from there. */
const usable = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
  .filter((element) => element.checkVisibility() && !element.disabled && element.tabIndex >= 0)
  .filter((element) => (element.type !== 'radio' || element.checked) && element.role !== 'tablist')
  .map((element, index) => element.setAttribute('data-stop', index)).length`;

/** Tab goes on from where the focus was last. */
const toTheTop =
  'document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute("tabindex")';

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

interface KeyboardFindings {
  /** What can be used, and is not reached. */
  readonly missed: string[];
  /** Where the keyboard is without one seeing it. */
  readonly unseen: string[];
}

/** From the top of the page, by Tab alone. */
export async function keyboardFindings(page: Page): Promise<KeyboardFindings> {
  await page.evaluate(toTheTop);
  const count = (await page.evaluate(usable)) as number;
  const { reached, unseen } = await walk(page, count);
  const missed: string[] = [];
  for (let stop = 0; stop < count; stop++) {
    if (reached.has(String(stop))) continue;
    missed.push(
      await page.locator(`[data-stop="${stop}"]`).evaluate((element) => element.outerHTML.slice(0, 160)),
    );
  }
  return { missed, unseen };
}
