import type { BillingCycle, PlanId } from '@pagesmith/catalog';
import { html } from './html.ts';
import { cardField, layout, type PageParts, planFields } from './layout.ts';
import { pageWords } from './words.ts';

interface Checkout extends PageParts {
  readonly email: string;
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
}

export function checkoutPage({ email, plan, cycle, ...parts }: Checkout): string {
  const words = pageWords[parts.language];
  const body = html`<form class="sheet" method="post" action="/test-payments/checkout">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${email}">
${planFields(parts.language, { plan, cycle })}
${cardField(parts.language)}
<button type="submit">${words.pay}</button>
</form>`;
  return layout({ ...parts, title: words.checkout, isTest: true, body });
}

export function signInPage(parts: PageParts): string {
  const words = pageWords[parts.language];
  const body = html`<p>${words.signIn}</p><p><a href="/login">${words.toSignIn}</a></p>`;
  return layout({ ...parts, title: words.title, isTest: true, body });
}
