import type { TestInvoice } from '@pagesmith/accounts';
import { formatMoney } from '@pagesmith/catalog';
import { html } from './html.ts';
import { layout, type PageState } from './layout.ts';
import { dateOf } from './portal-page.ts';
import { pageWords } from './words.ts';

export function invoicePage({ invoice, ...state }: PageState & { readonly invoice: TestInvoice }): string {
  const words = pageWords[state.language];
  const money = (cents: number) => formatMoney(cents * 10, 'EUR', state.language);
  const status = invoice.status === 'paid' ? words.invoiceStatuses.paid : words.invoiceStatuses.open;
  const lines = invoice.lines.data.map(
    ({ description, amount }) => html`<tr><td>${description}</td><td>${money(amount)}</td></tr>`,
  );
  const refunds = Object.values(invoice.refunds ?? {}).map(
    (cents) => html`<tr><td>${words.refunded}</td><td>${money(-cents)}</td></tr>`,
  );
  const body = html`<section class="sheet"><p class="soft">${dateOf(state.language, new Date(invoice.created * 1000))} · ${status}</p>
<table>${lines}<tr><th scope="row">${words.total}</th><td>${money(invoice.total)}</td></tr>${refunds}</table></section>`;
  return layout({ ...state, title: `${words.invoice} ${invoice.number ?? ''}`, isTest: true, body });
}
