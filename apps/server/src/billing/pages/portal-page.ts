import { type Books, boughtOf, type Invoice, periodOf } from '@pagesmith/accounts';
import { type BillingCycle, formatMoney, type PlanId, plans } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { type Html, html } from './html.ts';
import { cardField, layout, nothing, type PageState, planFields, priceText } from './layout.ts';
import { type PageWords, pageWords } from './words.ts';

interface Portal extends PageState {
  readonly books: Books | undefined;
  readonly invoices: readonly Invoice[];
  readonly wanted: { readonly plan: PlanId; readonly cycle: BillingCycle } | undefined;
}

export function portalPage({ books, invoices, wanted, ...state }: Portal): string {
  const { language } = state;
  const words = pageWords[language];
  const body = html`${books ? subscriptionForms(language, books, wanted ?? boughtOf(books.subscription)) : noPlan(words)}
${invoices.length > 0 ? invoiceTable(language, invoices) : nothing}`;
  return layout({ ...state, title: words.portal, isTest: true, body });
}

const noPlan = (words: PageWords): Html =>
  html`<div class="sheet"><p>${words.portalNone}</p><p><a href="/test-payments/checkout">${words.toCheckout}</a></p></div>`;

export const dateOf = (language: Language, time: Date): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(time);

function subscriptionForms(
  language: Language,
  books: Books,
  wanted: { plan: PlanId; cycle: BillingCycle },
): Html {
  const words = pageWords[language];
  const { plan, cycle } = boughtOf(books.subscription);
  const status = books.subscription.status === 'past_due' ? words.statuses.past_due : words.statuses.active;
  const endsOn = dateOf(language, periodOf(books.subscription).endsAt);
  const isEnding = books.subscription.cancel_at_period_end;
  const next = isEnding ? words.starter : books.later && plans[books.later.plan].name;
  return html`<section class="sheet"><h2>${plans[plan].name}</h2><dl>
<dt>${words.plan}</dt><dd>${priceText(words, language, plan, cycle)}</dd>
<dt>${words.status}</dt><dd>${status}</dd>
<dt>${words.periodEnd}</dt><dd>${endsOn}</dd>
${next ? html`<dt>${words.next}</dt><dd>${next}</dd>` : nothing}
</dl></section>
${next ? simpleForm('resume', { title: words.resume, help: words.resumeHelp(next, endsOn), label: words.resumeDo }) : nothing}
<form class="sheet" id="change" method="post" action="/test-payments/portal/change"><h2>${words.change}</h2>
<p class="soft">${words.changeHelp}</p>${planFields(language, wanted)}<button type="submit">${words.changeDo}</button></form>
<form class="sheet" id="card-form" method="post" action="/test-payments/portal/card"><h2>${words.replaceCard}</h2>
${cardField(language)}<button class="quiet" type="submit">${words.replaceDo}</button></form>
${addOnSection(language, plan, books.subscription.metadata.pro_tools === 'true', '/test-payments/portal/add-on')}
${isEnding ? nothing : simpleForm('cancel', { title: words.cancel, help: words.cancelHelp, label: words.cancelDo })}`;
}

interface SimpleForm {
  readonly title: string;
  readonly help: string;
  readonly label: string;
}

const simpleForm = (name: 'cancel' | 'resume', { title, help, label }: SimpleForm): Html =>
  html`<form class="sheet" id="${name}" method="post" action="/test-payments/portal/${name}"><h2>${title}</h2><p>${help}</p>
<button class="quiet" type="submit">${label}</button></form>`;

const proTools = (language: Language): string =>
  new Intl.ListFormat(language).format(
    operations.filter(({ isProTool }) => isProTool).map(({ copy }) => copy[language].name),
  );

export function addOnSection(language: Language, plan: PlanId, isOn: boolean, action: string): Html {
  const words = pageWords[language];
  const { proToolsFee } = plans[plan];
  if (typeof proToolsFee !== 'number') {
    return html`<section class="sheet" id="add-on"><h2>${words.addOn}</h2><p>${words.addOnNotOffered}</p></section>`;
  }
  const fee = formatMoney(proToolsFee, 'EUR', language, 3);
  return html`<form class="sheet" id="add-on" method="post" action="${action}"><h2>${words.addOn}</h2>
<p>${words.addOnHelp(proTools(language), fee)}</p>${isOn ? html`<p>${words.addOnOn}</p>` : nothing}
<input type="hidden" name="active" value="${isOn ? 'false' : 'true'}">
<button type="submit" class="quiet">${isOn ? words.addOnEnd : words.addOnActivate}</button></form>`;
}

function invoiceTable(language: Language, invoices: readonly Invoice[]): Html {
  const words = pageWords[language];
  const rows = invoices.map(
    ({
      id,
      number,
      createdAt,
      amountMills,
    }) => html`<tr><td><a href="/test-payments/invoices/${id}">${number}</a></td>
<td>${dateOf(language, createdAt)}</td><td>${formatMoney(amountMills, 'EUR', language)}</td></tr>`,
  );
  return html`<section class="sheet"><h2>${words.invoices}</h2><table>${rows}</table></section>`;
}
