import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Card } from '../paper/card.tsx';
import { Field } from '../paper/field.tsx';
import { TextInput } from '../paper/inputs.tsx';
import { Notice } from '../paper/notice.tsx';
import { ActionButton } from './action-button.tsx';
import { Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { ExportButton, type Row, Rows } from './rows.tsx';
import { useFactText } from './use-fact-text.ts';
import { actionWords, consoleWords } from './words.ts';

export function Operators() {
  const { operators } = useWords(actionWords);
  return (
    <Loaded<Row[]> action="operators">
      {(rows, reload) => (
        <div className="grid gap-6">
          <div>
            <ActionButton name="add" variant="primary" onDone={reload} />
          </div>
          <Rows
            caption={operators}
            rows={rows}
            actions={({ email }) => (
              <>
                <ActionButton name="invite" preset={{ email: String(email) }} onDone={reload} />
                <ActionButton
                  name="remove"
                  variant="danger"
                  preset={{ email: String(email) }}
                  onDone={reload}
                />
              </>
            )}
          />
        </div>
      )}
    </Loaded>
  );
}

interface Verification {
  readonly isWhole: boolean;
  readonly rows: number;
  readonly brokenAt: number | null;
  readonly head: string;
}

export function Audit() {
  const names = useWords(actionWords);
  const [isVerifying, setIsVerifying] = useState(false);
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
      <Loaded<Row[]> action="audit" given={{ limit: 100 }}>
        {(rows) => (
          <>
            <Rows
              caption={names.audit}
              rows={rows}
              only={['number', 'at', 'actor', 'origin', 'action', 'subject', 'reason', 'before', 'after']}
            />
            <div>
              <ExportButton name="audit" rows={rows} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

export function Mails() {
  const { mails } = useWords(actionWords);
  return (
    <Loaded<Row[]> action="mails">
      {(rows, reload) => (
        <Rows
          caption={mails}
          rows={rows}
          actions={({ id }) => <ActionButton name="retry-mail" preset={{ id: String(id) }} onDone={reload} />}
        />
      )}
    </Loaded>
  );
}

export function Service() {
  const { head } = useFactText();
  return (
    <Loaded<Readonly<Record<string, unknown>>> action="service">
      {(facts) => (
        <div className="grid gap-6">
          {Object.entries(facts).map(([name, value]) => (
            <section key={name} className="grid gap-3">
              <h2 className="text-xl">{head(name)}</h2>
              {Array.isArray(value) ? (
                <Rows caption={head(name)} rows={value} />
              ) : (
                <Card>
                  <Facts facts={typeof value === 'object' ? (value as Row) : { [name]: value }} />
                </Card>
              )}
            </section>
          ))}
        </div>
      )}
    </Loaded>
  );
}

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
    </div>
  );
}
