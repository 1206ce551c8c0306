import { registerByForm, said } from './customer.ts';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';

const told = {
  'en-US': { account: /Account of/, current: 'This session' },
  'fr-FR': { account: /Compte de/, current: 'Cette session' },
} as const;

for (const locale of languagesFrom('fr-FR')) {
  journey(`the list of sessions names browser and system, in ${locale}`, async (visit) => {
    const { page, open } = await visit({ locale });
    await open('/login');
    await registerByForm(page, said[locale]);
    await page.getByRole('button', { name: told[locale].account }).click();
    await page.getByRole('menuitem', { name: 'Sessions' }).click();
    const session = page.getByRole('dialog').getByRole('listitem').filter({ hasText: told[locale].current });
    await session.getByText(/Chrome · (GNU\/Linux|Windows|macOS)/).waitFor();
  });
}
