import { expect } from 'vitest';
import { journey } from './journey.ts';
import { languagesFrom } from './languages.ts';

const pages = {
  '/': { 'en-US': 'HTTP call', 'fr-FR': 'appel HTTP' },
  '/documentation': { 'en-US': 'Documentation', 'fr-FR': 'Documentation' },
  '/contact': { 'en-US': 'Write to us', 'fr-FR': 'Écrivez-nous' },
  '/privacy': { 'en-US': 'Privacy and GDPR', 'fr-FR': 'Confidentialité et RGPD' },
  '/terms': { 'en-US': 'Terms', 'fr-FR': 'Conditions' },
  '/cookies': { 'en-US': 'Cookies', 'fr-FR': 'Cookies' },
  '/security': { 'en-US': 'Security', 'fr-FR': 'Sécurité' },
  '/proof': { 'en-US': 'Verify a proof of deletion', 'fr-FR': 'Vérifier une preuve de suppression' },
  '/status': { 'en-US': 'Status', 'fr-FR': 'État du service' },
  '/no-such-page': { 'en-US': 'This page is missing', 'fr-FR': 'Il manque une page' },
};

for (const locale of languagesFrom('fr-FR')) {
  journey(`every public page can be read without scripts, in ${locale}`, async (visit) => {
    const { page, open } = await visit({ locale, hasScripts: false });
    for (const [path, headings] of Object.entries(pages)) {
      expect(await open(path)).toBe(path === '/no-such-page' ? 404 : 200);
      await page.getByRole('heading', { level: 1, name: headings[locale] }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
      if (path === '/status') await page.getByRole('heading', { level: 3, name: 'API' }).waitFor();
    }
  });
}

for (const locale of languagesFrom('en-US')) {
  journey(`every link of the footer leads to a page, also without scripts, in ${locale}`, async (visit) => {
    const { page, open } = await visit({ locale, hasScripts: false });
    await open('/contact');
    const links = page.getByRole('contentinfo').getByRole('link');
    const targets = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      '/#features',
      '/#calculator',
      '/#pricing',
      '/documentation',
      '/contact',
      '/status',
      '/privacy',
      '/terms',
      '/data-processing',
      '/service-level',
      '/security',
      '/cookies',
    ]);
    for (const target of targets) {
      const [path = '', section] = target?.split('#') ?? [];
      const answer = await page.request.get(path);
      expect(answer.headers()['content-type'], path).toContain('text/html');
      expect(answer.status(), path).toBe(200);
      if (section) expect(await answer.text()).toContain(` id="${section}"`);
    }
  });
}

journey('the language that was chosen is that of the next page, from its first byte', async (visit) => {
  const { page, open } = await visit({ locale: 'en-US' });
  await open('/terms');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByRole('heading', { level: 1, name: 'Conditions' }).waitFor();
  const response = await page.goto('/privacy');
  expect(await response?.text()).toContain('<html lang="fr">');
  expect(response?.headers().vary).toContain('cookie');
});
