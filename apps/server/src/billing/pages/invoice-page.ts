import type { TestInvoice } from '@pagesmith/accounts';
import { formatMoney } from '@pagesmith/catalog';
import { html } from './html.ts';
import { layout, type PageParts } from './layout.ts';
import { dateOf } from './portal-page.ts';
import { pageWords } from './words.ts';

export function invoicePage({ invoice, ...parts }: PageParts & { readonly invoice: TestInvoice }): string {
  const words = pageWords[parts.language];
  const money = (cents: number) => formatMoney(cents * 10, 'EUR', parts.language);
  const status = invoice.status === 'paid' ? words.invoiceStatuses.paid : words.invoiceStatuses.open;
  const lines = invoice.lines.data.map(
    ({ description, amount }) => html`<tr><td>${description}</td><td>${money(amount)}</td></tr>`,
  );
  const body = html`<section class="sheet"><p class="soft">${dateOf(parts.language, new Date(invoice.created * 1000))} · ${status}</p>
<table>${lines}<tr><th scope="row">${words.total}</th><td>${money(invoice.total)}</td></tr></table></section>`;
  return layout({ ...parts, title: `${words.invoice} ${invoice.number ?? ''}`, isTest: true, body });
}
