import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Field } from '../paper/field.tsx';
import { TextInput } from '../paper/inputs.tsx';
import { actionWords } from './action-words.ts';
import { Loaded } from './loaded.tsx';
import { ExportButton, type Row, Rows } from './rows.tsx';
import { NamedFacts } from './service.tsx';
import { consoleWords } from './words.ts';

/** A month by customer and kind, for accounting; then where our books and the provider's part. */
export function Money() {
  const [words, names] = [useWords(consoleWords), useWords(actionWords)];
  const [month, setMonth] = useState(new Date().toISOString().slice(0, 7));
  return (
    <div className="grid gap-6">
      <Field label={words.month}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="month"
            value={month}
            onChange={({ target }) => target.value && setMonth(target.value)}
          />
        )}
      </Field>
      <Loaded<Row[]> key={month} action="money" given={{ month }}>
        {(rows) => (
          <>
            <Rows caption={names.money} rows={rows} />
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
