import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Field } from '../paper/field.tsx';
import { TextInput } from '../paper/inputs.tsx';
import { actionWords } from './action-words.ts';
import { Loaded } from './loaded.tsx';
import { ExportButton, type Row, Rows } from './rows.tsx';
import { NamedFacts } from './service.tsx';
import { consoleWords } from './words.ts';

/** A month: what was really paid and where the provider's books differ, then by customer and kind for accounting. */
export function Money() {
  const [words, names] = [useWords(consoleWords), useWords(actionWords)];
  const [month, setMonth] = useState(new Date().toISOString().slice(0, 7));
  return (
    <div className="grid gap-6">
      <Field label={words.month}>
        {(wiring) => (
          <TextInput
            {...wiring}
            className="max-w-60"
            type="month"
            value={month}
            onChange={({ target }) => target.value && setMonth(target.value)}
          />
        )}
      </Field>
      <Loaded<Readonly<Record<string, unknown>>>
        key={`compare ${month}`}
        action="compare-invoices"
        given={{ month }}
      >
        {(facts) => <NamedFacts facts={facts} />}
      </Loaded>
      <Loaded<Row[]> key={month} action="money" given={{ month }}>
        {(rows) => (
          <>
            <h2 className="text-xl">{words.byCustomer}</h2>
            <Rows caption={names.money} rows={rows} list="money" />
            <div>
              <ExportButton name={`money-${month}`} rows={rows} />
            </div>
          </>
        )}
      </Loaded>
      <Loaded<Readonly<Record<string, unknown>>> action="books">
        {(facts) => <NamedFacts facts={facts} />}
      </Loaded>
    </div>
  );
}
