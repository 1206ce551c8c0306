import { expect } from 'vitest';
import { journey } from './journey.ts';

for (const { locale, title, home } of [
  { locale: 'en-US', title: 'This page is missing', home: 'Go to the home page' },
  { locale: 'fr-FR', title: 'Il manque une page', home: 'Aller à la page d’accueil' },
] as const) {
  journey(`an unknown address answers 404 in ${locale} and shows a way home`, async (visit) => {
    const { page, open } = await visit({ locale });
    expect(await open('/no/such/page')).toBe(404);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('link', { name: home }).click();
    await page.getByRole('heading', { level: 1, name: /HTTP/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
}
