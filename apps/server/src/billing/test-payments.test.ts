import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../wire/testing/people.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { bodyOf, overviewOf, scriptOf } from './testing/script.ts';

const cards = { succeeds: '4242424242424242', declined: '4000000000000002', failsLater: '4000000000000341' };

describe('in payment mode test', () => {
  const clock = movableClock(new Date());
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ clock });
  });
  afterAll(() => server.stop());

  const purchase = (email: string, card = cards.succeeds) => ({
    email,
    plan: 'premium',
    cycle: 'monthly',
    card,
  });

  it('a plan is bought by a script, and the billing tab shows it at once', async () => {
    const person = await signedIn(server.url);
    const script = scriptOf(server, person);
    const before = await overviewOf(await script.get('/v1/billing'));
    expect(before).toMatchObject({ mode: 'test', subscription: { plan: 'starter', monthlyLimit: 100 } });
    const link = new URL(before.links.premium.monthly?.url ?? '');
    expect(link.pathname).toBe('/test-payments/checkout');
    expect(link.searchParams.get('prefilled_email')).toBe(person.email);
    expect(link.searchParams.get('client_reference_id')).toBe(person.user.$id);
    const answer = await script.post('/test-payments/checkout', purchase(person.email));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ plan: 'premium', status: 'active', monthlyLimit: 600 });
    const after = await overviewOf(await script.get('/v1/billing'));
    expect(after).toMatchObject({
      subscription: { plan: 'premium', currentUsage: 0, cancelAt: null, scheduled: null },
      charges: { totalMills: 9_990, forecastMills: 9_990 },
      gdpr: { isOn: false, canChange: true, fee: 25 },
      proTools: { isOn: false, canChange: true, fee: 75 },
      links: { pro: { annual: { kind: 'portal' } } },
    });
    const { pathname, search } = new URL(after.links.pro.annual?.url ?? '');
    const change = await script.get(pathname + search);
    expect(change.status).toBe(303);
    expect(change.headers.get('location')).toContain('/test-payments/portal?plan=pro&cycle=annual');
    const { invoices } = await bodyOf<{ invoices: { url: string }[] }>(
      await script.get('/v1/billing/invoices'),
    );
    expect(invoices).toMatchObject([{ amountMills: 9_990, status: 'paid' }]);
    const page = await script.get(new URL(invoices[0]?.url ?? '').pathname);
    expect(await page.text()).toContain('€9.99');
  });

  it('a declined card and any other number change nothing', async () => {
    const person = await signedIn(server.url);
    const script = scriptOf(server, person);
    const declined = await script.post('/test-payments/checkout', purchase(person.email, cards.declined));
    expect([declined.status, (await bodyOf(declined)).code]).toEqual([402, 'card_declined']);
    const other = await script.post('/test-payments/checkout', purchase(person.email, '5555555555554444'));
    expect([other.status, (await bodyOf(other)).code]).toEqual([400, 'card_not_for_tests']);
    const page = await script.post('/test-payments/checkout', purchase(person.email, cards.declined), {
      accept: 'text/html',
      'accept-language': 'fr',
    });
    expect(page.status).toBe(402);
    expect(await page.text()).toContain('La carte a été refusée.');
    expect(await overviewOf(await script.get('/v1/billing'))).toMatchObject({
      subscription: { plan: 'starter' },
    });
  });

  it('a browser that refuses our cookie finds where to change its plan, and a page that needs the cookie says so', async () => {
    const person = await signedIn(server.url);
    await scriptOf(server, person).post('/test-payments/checkout', purchase(person.email));
    const [[name, token] = []] = [...person.browser.cookies].filter(([key]) => key.includes('session'));
    const stored = { 'x-fallback-cookies': JSON.stringify({ a_session_pagesmith: token }) };
    expect(name).toContain('a_session_pagesmith');
    const withoutCookie = scriptOf(server);
    const change = await withoutCookie.get('/billing/change?plan=pro', {
      ...stored,
      accept: 'application/json',
    });
    expect((await bodyOf(change)).url).toContain('/test-payments/portal?plan=pro');
    for (const path of ['/billing/change?plan=pro', '/test-payments/portal', '/test-payments/checkout']) {
      const page = await withoutCookie.get(path, { accept: 'text/html', 'accept-language': 'en' });
      expect(page.status).toBe(401);
      expect(await page.text()).toContain('Allow cookies for this site, and sign in again.');
    }
  });

  it('nothing can be bought for another e-mail, by a guest, or from another site', async () => {
    const [person, other] = [await signedIn(server.url), await signedIn(server.url)];
    const script = scriptOf(server, person);
    expect((await script.post('/test-payments/checkout', purchase(other.email))).status).toBe(403);
    expect((await scriptOf(server).post('/test-payments/checkout', purchase(person.email))).status).toBe(401);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await script.post('/test-payments/checkout', purchase(person.email), headers);
      expect((await bodyOf(answer)).code).toBe('origin_foreign');
    }
    expect(await overviewOf(await script.get('/v1/billing'))).toMatchObject({
      subscription: { plan: 'starter' },
    });
  });

  it('the portal changes, cancels, resumes and adds the add-on', async () => {
    const person = await signedIn(server.url);
    const script = scriptOf(server, person);
    await script.post('/test-payments/checkout', purchase(person.email));
    const portal = (form: string, fields: Record<string, string> = {}) =>
      script.post(`/test-payments/portal/${form}`, fields).then((answer) => answer.json());
    await portal('add-on', { active: 'true' });
    expect(await overviewOf(await script.get('/v1/billing'))).toMatchObject({ proTools: { isOn: true } });
    expect(await portal('cancel')).toMatchObject({ plan: 'premium', cancelAt: expect.any(String) });
    expect(await portal('resume')).toMatchObject({ cancelAt: null, scheduled: null });
    expect(await portal('change', { plan: 'pro', cycle: 'monthly' })).toMatchObject({
      plan: 'pro',
      monthlyLimit: 5_000,
    });
    expect(await portal('card', { card: cards.failsLater })).toMatchObject({ status: 'active' });
    const page = await script.get('/test-payments/portal', { 'accept-language': 'fr' });
    const text = await page.text();
    expect(text).toContain('Mode test');
    expect(text).toContain('lang="fr"');
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(text).not.toContain('<style');
    expect((await script.get('/billing/style.css')).headers.get('content-type')).toContain('text/css');
    expect((await script.get('/test-payments/checkout?plan=pro&cycle=annual')).status).toBe(200);
    expect((await scriptOf(server).get('/test-payments/portal')).status).toBe(401);
  });

  it('the billing portal opens for the signed-in account of that e-mail only', async () => {
    const [person, other] = [await signedIn(server.url), await signedIn(server.url)];
    const script = scriptOf(server, person);
    const ask = (query: string, asking = script) => asking.get(`/webhook/billing-portal?${query}`);
    const email = encodeURIComponent(person.email);
    const refused = await ask(`email=${encodeURIComponent(other.email)}&mode=1`);
    expect([refused.status, (await bodyOf(refused)).code]).toEqual([403, 'email_foreign']);
    expect((await ask(`email=${email}&mode=1`, scriptOf(server))).status).toBe(401);
    expect((await ask('mode=1')).status).toBe(400);
    expect((await ask(`email=${email}&mode=3`)).status).toBe(400);
    await script.post('/test-payments/checkout', purchase(person.email));
    for (const mode of ['1', '2']) {
      const answer = await ask(`email=${encodeURIComponent(person.email.toUpperCase())}&mode=${mode}`);
      expect(await answer.json()).toEqual({ url: expect.stringContaining('/test-payments/portal') });
    }
  });

  it('the spend cap and the GDPR switch are set where they are offered', async () => {
    const person = await signedIn(server.url);
    const script = scriptOf(server, person);
    const refused = await script.patch('/v1/billing', { hasGdprMode: true });
    expect([refused.status, (await bodyOf(refused)).type]).toEqual([409, 'gdpr_mode_not_offered']);
    await script.post('/test-payments/checkout', purchase(person.email));
    const changed = await script.patch('/v1/billing', { hasGdprMode: true, spendCapMills: 5_000 });
    expect(await changed.json()).toMatchObject({ gdpr: { isOn: true }, spendCapMills: 5_000 });
    expect(await (await script.patch('/v1/billing', { spendCapMills: null })).json()).toMatchObject({
      spendCapMills: null,
      gdpr: { isOn: true },
    });
    for (const bad of [{}, { spendCapMills: -1 }, { spendCapMills: 1.5 }, { hasGdprMode: 'yes' }]) {
      expect((await script.patch('/v1/billing', bad)).status, JSON.stringify(bad)).toBe(400);
    }
    expect((await scriptOf(server).get('/v1/billing')).status).toBe(401);
  });

  it('no card number is in the log', () => {
    const log = server.log.join('\n');
    for (const number of [...Object.values(cards), '5555555555554444']) expect(log).not.toContain(number);
  });
});

describe('in other payment modes', () => {
  it.each(['none', 'stripe'])('there are no test payments (%s)', async (PAYMENTS) => {
    const server = await startServer({ variables: { PAYMENTS, STRIPE_SECRET_KEY: 'sk_test_1' } });
    const script = scriptOf(server, await signedIn(server.url));
    for (const path of ['checkout', 'portal', 'invoices/1']) {
      expect((await script.get(`/test-payments/${path}`)).status).toBe(404);
      expect((await script.post(`/test-payments/${path}`, { card: cards.succeeds })).status).toBe(404);
    }
    const { mode, links } = await overviewOf(await script.get('/v1/billing'));
    expect(mode).toBe(PAYMENTS);
    expect(links.pro).toEqual({ monthly: null, annual: null });
    const accept = { accept: 'text/html', 'accept-language': 'fr' };
    const refused = await script.get('/billing/change?plan=pro', accept);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('role="alert">Le paiement n’est pas configuré');
    await server.stop();
  });
});
