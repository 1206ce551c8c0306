import {
  chargeKinds,
  cheapestPlan,
  formatFee,
  formatMoney,
  isFree,
  type PlanCost,
  planIds,
  plans,
  type Volume,
} from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { useVatNote } from '../../operator/vat-note.ts';
import { calculatorWords } from './words.ts';

const paidPlans = planIds.filter((id) => !isFree(id));

/** The plan that costs least for what was entered, with everything that its month comes to. */
export function Cheapest({ volume }: { volume: Volume }) {
  const { plan: words } = useWords(calculatorWords);
  const cheapest = cheapestPlan(volume);
  const paid = cheapest && isFree(cheapest.plan) ? cheapestPlan(volume, paidPlans) : undefined;
  return (
    <section aria-live="polite" className="mt-6 grid gap-3 border-rule border-t-2 pt-4 tabular-nums">
      <h3 className="text-ink-soft text-sm">{words.heading}</h3>
      {cheapest ? <Cost cost={cheapest} /> : <p className="font-medium">{words.none}</p>}
      {paid && <Unmarked cost={paid} />}
    </section>
  );
}

function Cost({ cost }: { cost: PlanCost }) {
  const { plan: words } = useWords(calculatorWords);
  const { language } = useLanguage();
  const vatNote = useVatNote();
  const { name, callsPerMonth } = plans[cost.plan];
  const euros = (amount: number) => formatMoney(amount, 'EUR', language);
  const lines = [
    { name: words.price(formatNumber(callsPerMonth, language)), amount: cost.priceMills },
    ...chargeKinds
      .map((kind) => ({ kind, ...cost.fees[kind] }))
      .filter(({ mills }) => mills > 0)
      .map(({ kind, calls, mills }) => ({
        name: words.fees[kind](formatNumber(calls, language), formatFee(mills / calls, 'EUR', language)),
        amount: mills,
      })),
  ];
  if (isFree(cost.plan)) return <p className="font-medium">{words.starter(name)}</p>;
  return (
    <>
      <p className="wrap-anywhere font-semibold font-serif text-2xl">
        {words.total(name, euros(cost.totalMills))}
      </p>
      <dl className="grid gap-2 text-sm">
        {lines.map((line) => (
          <div key={line.name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{line.name}</dt>
            <dd className="wrap-anywhere ml-auto">{euros(line.amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">{`${words.charged} ${vatNote}`}</p>
    </>
  );
}

function Unmarked({ cost }: { cost: PlanCost }) {
  const { plan: words } = useWords(calculatorWords);
  const { language } = useLanguage();
  const total = formatMoney(cost.totalMills, 'EUR', language);
  return <p className="text-ink-soft text-sm">{words.unmarked(plans[cost.plan].name, total)}</p>;
}
