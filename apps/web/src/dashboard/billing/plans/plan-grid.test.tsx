import { planIds, plans } from '@pagesmith/catalog';
import type { BillingAccount, PlanLink } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../language/language-context.tsx';
import { planFees } from '../../../site/landing/plans/plan-fees.ts';
import { PlanGrid } from './plan-grid.tsx';

const english = (): Language => 'en';
const choice = { current: english, ofPage: english, choose: () => {}, onChange: () => () => {} };
const at = '2026-11-16T00:00:00.000Z';

function accountOn(plan: 'starter' | 'premium', link: PlanLink): BillingAccount {
  const fee = { isOn: false, canChange: true, fee: 25 };
  const links = { monthly: link, annual: link };
  return {
    mode: 'test',
    currency: 'EUR',
    subscription: {
      plan,
      status: 'active',
      billingCycle: 'monthly',
      priceMills: 0,
      monthlyLimit: 100,
      currentUsage: 0,
      periodStartedAt: at,
      periodEndsAt: at,
      nextBillingDate: at,
      cancelAt: null,
      pastDueSince: null,
      graceEndsAt: null,
      scheduled: null,
    },
    charges: { lines: [], totalMills: 0, forecastMills: 0 },
    spendCapMills: null,
    gdpr: fee,
    proTools: { ...fee, trialsUsed: {} },
    retention: { minutes: 60, canChange: false },
    alerts: [],
    links: { starter: links, premium: links, pro: links, enterprise: links },
    hasPortal: plan !== 'starter',
  };
}

/** Where the cookie is kept, nothing is stored. */
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterEach(() => vi.unstubAllGlobals());

const cardsOf = (account: BillingAccount): string[] =>
  renderToString(
    <LanguageProvider choice={choice}>
      <MemoryRouter>
        <PlanGrid account={account} cycle="monthly" onCycle={() => {}} heading="h3" />
      </MemoryRouter>
    </LanguageProvider>,
  )
    .split('<h3')
    .slice(1);

const checkout: PlanLink = { kind: 'checkout', url: 'https://pay.example.com/pro' };
const change: PlanLink = { kind: 'portal', url: 'https://pdf.example.com/billing/change?plan=pro' };

test('the plans that a customer chooses from mark the most popular one, and every fee before purchase', () => {
  const cards = cardsOf(accountOn('starter', checkout));
  for (const [index, id] of planIds.entries()) {
    const card = cards[index] ?? '';
    expect(card.includes('Most popular')).toBe(plans[id].isMostPopular);
    for (const fee of planFees(plans[id], 'en')) expect(card).toContain(fee);
  }
});

test('plan buttons open a new tab, those of paying customers and the way back to Starter too', () => {
  for (const account of [accountOn('starter', checkout), accountOn('premium', change)]) {
    const buttons = cardsOf(account).filter((card) => card.includes('example.com'));
    expect(buttons.length).toBeGreaterThan(2);
    for (const card of buttons) expect(card).toContain('target="_blank"');
  }
});
