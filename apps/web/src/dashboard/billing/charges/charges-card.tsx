import { plans } from '@pagesmith/catalog';
import type { BillingAccount, ChargeLine } from '@pagesmith/contract';
import { formatDate } from '../../../language/dates.ts';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { Card } from '../../../paper/card.tsx';
import { euros, exactEuros } from '../euros.ts';
import { isChargeable, useChargeNote } from './charge-note.ts';
import { chargesWords } from './words.ts';

/** What the month costs so far, by kind, and what it will cost if it goes on like this. */
export function ChargesCard({ account: { charges, subscription } }: { account: BillingAccount }) {
  const words = useWords(chargesWords);
  const { language } = useLanguage();
  const { periodStartedAt, periodEndsAt } = subscription;
  return (
    <Card className="grid content-start gap-5">
      <div className="grid gap-1">
        <h3 className="text-lg">{words.heading}</h3>
        <p className="text-ink-soft text-sm">
          {words.period(formatDate(periodStartedAt), formatDate(periodEndsAt))}
        </p>
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Figure term={words.soFar} value={euros(charges.totalMills, language)} />
        <Figure term={words.forecast} value={euros(charges.forecastMills, language)} />
      </dl>
      <ChargesTable charges={charges} subscription={subscription} />
      {plans[subscription.plan].overageFee === 'none' && (
        <p className="text-ink-soft text-sm">{words.nothingElse(plans[subscription.plan].name)}</p>
      )}
    </Card>
  );
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-semibold font-serif text-2xl tabular-nums">{value}</dd>
    </div>
  );
}

type ChargesTableProps = Pick<BillingAccount, 'charges' | 'subscription'>;

function ChargesTable({ charges, subscription }: ChargesTableProps) {
  const words = useWords(chargesWords);
  const { language } = useLanguage();
  const { lines, totalMills } = charges;
  const plan = plans[subscription.plan];
  const shown = lines.filter((line) => isChargeable(line, plan));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-ink-soft">
        <tr className="border-edge border-b">
          <th scope="col" className="py-2 pr-3 text-left font-medium">
            {words.kind}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            {words.calls}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((line) => (
          <ChargeRow key={line.kind} line={line} subscription={subscription} />
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-3 pr-3 text-left">
            {words.total}
          </th>
          <td />
          <td className="py-3 pl-3 text-right">{euros(totalMills, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface ChargeRowProps {
  line: ChargeLine;
  subscription: BillingAccount['subscription'];
}

function ChargeRow({ line: { kind, count, amountMills }, subscription }: ChargeRowProps) {
  const words = useWords(chargesWords);
  const { language } = useLanguage();
  const note = useChargeNote(kind, subscription);
  return (
    <tr className="border-rule border-b align-top">
      <th scope="row" className="py-3 pr-3 text-left font-normal">
        {words.kinds[kind]}
        <span className="block text-ink-soft text-xs">{note}</span>
      </th>
      <td className="px-3 py-3 text-right">{kind === 'plan' ? '' : formatNumber(count, language)}</td>
      <td className="whitespace-nowrap py-3 pl-3 text-right">{exactEuros(amountMills, language)}</td>
    </tr>
  );
}
