import { calculate, formatMoney, parseCount } from '@pagesmith/catalog';
import { useState } from 'react';
import { useLanguage, useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { Card } from '../../../paper/card.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { Section } from '../section.tsx';
import { Estimate } from './estimate.tsx';
import { Needs, noNeeds, readNeeds } from './needs.tsx';
import { calculatorRows, pricedOperations, type TypedCounts } from './rows.ts';
import { calculatorWords } from './words.ts';

/** A price per request is a part of a cent. */
const priceDigits = 3;

export function Calculator() {
  const { language } = useLanguage();
  const words = useWords(calculatorWords);
  const [typed, setTyped] = useState<TypedCounts>({});
  const [needs, setNeeds] = useState(noNeeds);
  const calculation = calculate(calculatorRows(typed));
  const needed = readNeeds(needs);
  const reset = () => {
    setTyped({});
    setNeeds(noNeeds);
  };
  return (
    <Section id="calculator" title={words.title} lead={words.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Card className="grid gap-4">
          <ul className="grid divide-y divide-rule">
            {pricedOperations.map(({ id, copy, priceMills }) => (
              <li key={id} className="flex items-center gap-4 py-2 sm:py-3">
                <label htmlFor={`count-${id}`} className="grid grow">
                  <span className="sr-only">{words.countOf(copy[language].name)}</span>
                  <span aria-hidden className="font-medium">
                    {copy[language].name}
                  </span>
                  <span aria-hidden className="text-ink-soft text-sm">
                    <code className="whitespace-nowrap font-mono text-xs max-sm:block">/{id}</code>
                    <span className="px-1.5 max-sm:hidden">·</span>
                    {words.perRequest(formatMoney(priceMills, 'USD', language, priceDigits))}
                  </span>
                </label>
                <TextInput
                  id={`count-${id}`}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[id] ?? '0'}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
                  onBlur={(event) => setTyped({ ...typed, [id]: String(parseCount(event.target.value)) })}
                  className="max-w-28 shrink-0 text-right tabular-nums"
                />
              </li>
            ))}
          </ul>
          <Needs needs={needs} onChange={setNeeds} />
          <Button size="small" className="justify-self-end" onClick={reset}>
            {words.reset}
          </Button>
        </Card>
        <Estimate
          calculation={calculation}
          volume={{ ...needed, calls: calculation.requests + needed.proToolCalls }}
        />
      </div>
    </Section>
  );
}
