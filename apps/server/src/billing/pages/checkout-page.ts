import type { BillingCycle, PlanId } from '@pagesmith/catalog';
import { html } from './html.ts';
import { cardField, layout, type PageState, planFields } from './layout.ts';
import { pageWords } from './words.ts';

interface Checkout extends PageState {
  readonly email: string;
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
}

export function checkoutPage({ email, plan, cycle, ...state }: Checkout): string {
  const words = pageWords[state.language];
  const body = html`<form class="sheet" method="post" action="/test-payments/checkout">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${email}">
${planFields(state.language, { plan, cycle })}
${cardField(state.language)}
<button type="submit">${words.pay}</button>
</form>`;
  return layout({ ...state, title: words.checkout, isTest: true, body });
}

/** For whoever is not signed in, or is so in a way that the browser keeps from this page. */
export function signInPage({ isTest, ...state }: PageState & { readonly isTest: boolean }): string {
  const words = pageWords[state.language];
  const body = html`<p>${words.signIn}</p><p>${words.cookieNeeded}</p><p><a href="/login">${words.toSignIn}</a></p>`;
  return layout({ ...state, title: isTest ? words.title : words.portal, isTest, body });
}
