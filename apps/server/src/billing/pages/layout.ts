import { testCards } from '@pagesmith/accounts';
import {
  type BillingCycle,
  billingCycles,
  formatMoney,
  monthlyPriceMills,
  type PlanId,
  planIds,
  plans,
  yearlyTotalMills,
} from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { Html, html } from './html.ts';
import { type PageWords, pageWords } from './words.ts';

export interface PageState {
  readonly language: Language;
  /** What went wrong with the form, in words. */
  readonly problem?: string | undefined;
  readonly isDone?: boolean | undefined;
}

export const nothing = new Html('');

/** The mark of the site (apps/web/src/drawings/logo.tsx), in the colours of the page. */
const logo = new Html(
  '<svg aria-hidden="true" viewBox="0 0 32 32"><path class="leaf" d="M19 3H8a2 2 0 0 0-2 2v22a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V10z"/><path class="fold" d="M19 3v5a2 2 0 0 0 2 2h5z"/><path class="lines" d="M11 16h10M11 20.5h10M11 25h5"/></svg>',
);

interface PageContent extends PageState {
  readonly title: string;
  /** Said on every page of the test payments. */
  readonly isTest: boolean;
  readonly body: Html;
}

export function layout({ language, title, isTest, problem, isDone, body }: PageContent): string {
  const words = pageWords[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Pagesmith</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/billing/style.css">
</head>
<body>
<header class="bar"><div>
<a class="name" href="/">${logo}Pagesmith</a>
<a class="back" href="/dashboard">${words.dashboard}</a>
</div></header>
${isTest ? html`<aside class="test">${words.testMode}</aside>` : nothing}
<main>
<h1>${title}</h1>
${problem ? html`<p class="alert" role="alert">${problem}</p>` : nothing}
${isDone ? html`<p class="good" role="status">${words.done}</p>` : nothing}
${body}
</main>
</body>
</html>`.text;
}

const paidPlans = planIds.filter((plan) => plan !== 'starter');

export function planFields(language: Language, chosen: { plan: PlanId; cycle: BillingCycle }): Html {
  const words = pageWords[language];
  const prices = (plan: PlanId) =>
    billingCycles.map((cycle) => priceText(words, language, plan, cycle)).join(words.or);
  const planChoice = (plan: PlanId) =>
    choice('plan', plan, { label: plans[plan].name, note: prices(plan), isChosen: plan === chosen.plan });
  const cycleChoice = (cycle: BillingCycle) =>
    choice('cycle', cycle, { label: words.cycles[cycle], isChosen: cycle === chosen.cycle });
  return html`<fieldset><legend>${words.plan}</legend>${paidPlans.map(planChoice)}</fieldset>
<fieldset class="row"><legend>${words.cycle}</legend>${billingCycles.map(cycleChoice)}</fieldset>`;
}

interface Choice {
  readonly label: string;
  readonly note?: string;
  readonly isChosen: boolean;
}

function choice(name: string, value: string, { label, note, isChosen }: Choice): Html {
  const checked = isChosen ? new Html(' checked') : nothing;
  return html`<label class="choice"><input type="radio" name="${name}" value="${value}" required${checked}>
<span>${label}${note ? html`<span class="soft">${note}</span>` : nothing}</span></label>`;
}

export function priceText(words: PageWords, language: Language, plan: PlanId, cycle: BillingCycle): string {
  return cycle === 'annual'
    ? words.perYear(formatMoney(yearlyTotalMills(plan, cycle), 'EUR', language))
    : words.perMonth(formatMoney(monthlyPriceMills(plan, cycle), 'EUR', language));
}

/** As it stands on a card. */
const inFours = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');

export function cardField(language: Language): Html {
  const words = pageWords[language];
  const known = Object.entries(testCards) as [keyof typeof testCards, string][];
  return html`<label for="card">${words.card}</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required aria-describedby="card-help">
<div id="card-help" class="soft"><p>${words.cardHelp}</p>
<ul>${known.map(([name, number]) => html`<li><code>${inFours(number)}</code> ${words.cards[name]}</li>`)}</ul></div>`;
}
