import { csvTable } from '@pagesmith/kernel';
import { useState } from 'react';
import { saveFile } from '../dashboard/save-file.ts';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Field } from '../paper/field.tsx';
import { Select, TextInput } from '../paper/inputs.tsx';
import { Notice } from '../paper/notice.tsx';
import { useActing } from './acting.tsx';
import { actionWords } from './action-words.ts';
import { Loaded } from './loaded.tsx';
import { parameterWords } from './parameter-words.ts';
import { type Row, Rows } from './rows.tsx';
import { useTask } from './use-task.ts';
import { valueWords } from './value-words.ts';
import { consoleWords } from './words.ts';

interface Verification {
  readonly isWhole: boolean;
  readonly rows: number;
  readonly brokenAt: number | null;
  readonly head: string;
}

const pageSize = 100;
const shownFacts = ['number', 'at', 'actor', 'origin', 'action', 'subject', 'reason', 'before', 'after'];

export function Audit() {
  const names = useWords(actionWords);
  const [isVerifying, setIsVerifying] = useState(false);
  const [filter, setFilter] = useState<Row>({});
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setIsVerifying(true)}>
          {names.verify}
        </Button>
      </div>
      {isVerifying && (
        <Loaded<Verification> action="verify">
          {({ isWhole, rows, brokenAt, head }) => (
            <Notice tone={isWhole ? 'good' : 'bad'} title={isWhole ? `✓ ${rows}` : `✗ ${brokenAt}`}>
              <code className="wrap-anywhere">{head}</code>
            </Notice>
          )}
        </Loaded>
      )}
      <Filter onFilter={setFilter} />
      <AuditRows key={JSON.stringify(filter)} filter={filter} />
    </div>
  );
}

function Filter({ onFilter }: { onFilter: (filter: Row) => void }) {
  const [words, labels] = [useWords(consoleWords), useWords(parameterWords)];
  const fields = { actor: labels.actor, subject: labels.subject } as const;
  const deeds = { ...useWords(actionWords), ...useWords(valueWords).deeds };
  const days = { from: words.from, to: words.to } as const;
  return (
    <form
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-6 lg:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
        onFilter(Object.fromEntries(typed));
      }}
    >
      {Object.entries(fields).map(([name, label]) => (
        <Field key={name} label={label}>
          {(wiring) => <TextInput {...wiring} name={name} />}
        </Field>
      ))}
      <Field label={labels.action}>
        {(wiring) => (
          <Select {...wiring} name="action">
            <option value="">{words.every}</option>
            {Object.entries(deeds).map(([name, word]) => (
              <option key={name} value={name}>
                {word}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {Object.entries(days).map(([name, label]) => (
        <Field key={name} label={label}>
          {(wiring) => <TextInput {...wiring} name={name} type="date" />}
        </Field>
      ))}
      <Button type="submit" className="self-end">
        {words.filter}
      </Button>
    </form>
  );
}

/** Newest first, page by page; the export is of everything that the filter finds. */
function AuditRows({ filter }: { filter: Row }) {
  const [words, names] = [useWords(consoleWords), useWords(actionWords)];
  const { act } = useActing();
  const [older, setOlder] = useState<readonly Row[]>([]);
  const pageBefore = (last: Row | undefined) =>
    act<Row[]>('audit', { ...filter, limit: pageSize, ...(last && { before: last.number }) });
  const more = useTask(async (last: Row | undefined) => setOlder([...older, ...(await pageBefore(last))]));
  const all = useTask(async () => {
    const found: Row[] = [];
    for (;;) {
      const page = await pageBefore(found.at(-1));
      found.push(...page);
      if (page.length < pageSize) break;
    }
    saveFile(new Blob([csvTable(found)], { type: 'text/csv' }), 'pagesmith-audit.csv');
  });
  return (
    <Loaded<Row[]> action="audit" given={{ ...filter, limit: pageSize }}>
      {(newest) => {
        const rows = [...newest, ...older];
        const failure = more.failure ?? all.failure;
        return (
          <>
            <Rows caption={names.audit} rows={rows} list="audit" only={shownFacts} />
            {failure && <Notice tone="bad" title={failure} />}
            <div className="flex flex-wrap gap-2">
              {rows.length > 0 && rows.length % pageSize === 0 && (
                <Button size="small" isBusy={more.isBusy} onClick={() => void more.run(rows.at(-1))}>
                  {words.more}
                </Button>
              )}
              <Button size="small" isBusy={all.isBusy} onClick={() => void all.run(undefined)}>
                {words.exportAll}
              </Button>
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
