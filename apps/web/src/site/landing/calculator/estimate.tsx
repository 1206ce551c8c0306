import { type Calculation, formatMoney, type Volume } from '@pagesmith/catalog';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { formatNumber } from '../../../language/numbers.ts';
import { Card } from '../../../paper/card.tsx';
import { Cheapest } from './cheapest.tsx';
import { calculatorWords } from './words.ts';

/** An average is shown with three decimals. */
const averageDigits = 3;

export function Estimate({ calculation, volume }: { calculation: Calculation; volume: Volume }) {
  const { language } = useLanguage();
  const words = useWords(calculatorWords);
  const { monthlyMills, annualMills, averageMills, requests } = calculation;
  const others = [
    { name: words.requests, value: formatNumber(requests, language) },
    { name: words.average, value: formatMoney(averageMills, 'USD', language, averageDigits) },
    { name: words.annual, value: formatMoney(annualMills, 'USD', language) },
  ];
  return (
    <Card className="lg:sticky lg:top-24">
      <h3 className="sr-only">{words.estimate}</h3>
      <dl aria-live="polite" className="grid gap-4 tabular-nums">
        <div>
          <dt className="text-ink-soft text-sm">{words.monthly}</dt>
          <dd className="wrap-anywhere font-semibold font-serif text-3xl">
            {formatMoney(monthlyMills, 'USD', language)}
          </dd>
        </div>
        {others.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-rule border-t pt-3">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="wrap-anywhere font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Cheapest volume={volume} />
    </Card>
  );
}
