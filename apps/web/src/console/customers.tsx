import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Field } from '../paper/field.tsx';
import { TextInput } from '../paper/inputs.tsx';
import { Notice } from '../paper/notice.tsx';
import { useActing } from './acting.tsx';
import { Customer } from './customer.tsx';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';
import { useTask } from './use-task.ts';
import { consoleWords } from './words.ts';

/** As many as the server gives at once. */
const pageSize = 50;

/** The latest, or those found by what customers write to us; one of them at a time is opened. */
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
          setQuery(String(new FormData(event.currentTarget).get('query') ?? '').trim());
        }}
      >
        <Field label={words.searchLabel}>
          {(wiring) => <TextInput {...wiring} name="query" type="search" defaultValue={query} />}
        </Field>
        <Button type="submit" variant="primary">
          {words.search}
        </Button>
      </form>
      <CustomerRows key={query} query={query} onOpen={setOpenId} />
    </div>
  );
}

/** Newest first, page by page. */
function CustomerRows({ query, onOpen }: { query: string; onOpen: (id: string) => void }) {
  const words = useWords(consoleWords);
  const { act } = useActing();
  const [older, setOlder] = useState<readonly Row[]>([]);
  const given = query ? { query } : {};
  const more = useTask(async (last: Row | undefined) =>
    setOlder([...older, ...(await act<Row[]>('find', { ...given, before: last?.id }))]),
  );
  const heading = query ? words.found : words.latest;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{heading}</h2>
      <Loaded<Row[]> action="find" given={given}>
        {(newest) => {
          const rows = [...newest, ...older];
          return (
            <>
              <Rows
                caption={heading}
                rows={rows}
                list={query ? 'find' : 'customers'}
                only={['email', 'name', 'plan', 'status', 'createdAt']}
                actions={(row) => (
                  <Button size="small" onClick={() => onOpen(String(row.id))}>
                    {words.open}
                  </Button>
                )}
              />
              {more.failure && <Notice tone="bad" title={more.failure} />}
              {rows.length > 0 && rows.length % pageSize === 0 && (
                <div>
                  <Button size="small" isBusy={more.isBusy} onClick={() => void more.run(rows.at(-1))}>
                    {words.more}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
