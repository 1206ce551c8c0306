import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Field } from '../paper/field.tsx';
import { TextInput } from '../paper/inputs.tsx';
import { Customer } from './customer.tsx';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';
import { consoleWords } from './words.ts';

/** Found by what customers write to us; one of them at a time is opened. */
export function Customers() {
  const words = useWords(consoleWords);
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState<string>();
  if (openId) return <Customer id={openId} onBack={() => setOpenId(undefined)} />;
  return (
    <div className="grid gap-6">
      <form
        className="grid gap-3 md:grid-cols-[1fr_auto] md:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(String(new FormData(event.currentTarget).get('query') ?? ''));
        }}
      >
        <Field label={words.searchLabel}>
          {(wiring) => <TextInput {...wiring} name="query" type="search" defaultValue={query} required />}
        </Field>
        <Button type="submit" variant="primary">
          {words.search}
        </Button>
      </form>
      {query && (
        <Loaded<Row[]> key={query} action="find" given={{ query }}>
          {(rows) => (
            <Rows
              caption={words.search}
              rows={rows}
              only={['email', 'name', 'plan', 'status', 'createdAt']}
              actions={(row) => (
                <Button size="small" onClick={() => setOpenId(String(row.id))}>
                  {words.open}
                </Button>
              )}
            />
          )}
        </Loaded>
      )}
    </div>
  );
}
