import { addresses } from '@pagesmith/web';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { keyboardFindings } from './keyboard-walk.ts';
import { differentScreens, hideAlikeSections } from './screens.ts';

for (const screen of [...differentScreens, 'login'] as const) {
  journey(`the keyboard alone reaches everything on ${screen}, and one sees where it is`, async (visit) => {
    const { page, open } = await visit();
    await open(addresses[screen]);
    await hideAlikeSections(page);
    expect(await keyboardFindings(page)).toEqual({ missed: [], unseen: [] });
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
