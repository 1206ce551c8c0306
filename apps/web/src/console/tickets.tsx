import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Badge } from '../paper/badge.tsx';
import { Button } from '../paper/button.tsx';
import { Card } from '../paper/card.tsx';
import { Checkbox } from '../paper/toggles.tsx';
import { ActionButton } from './action-button.tsx';
import { actionWords } from './action-words.ts';
import { Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';
import { useFactText } from './use-fact-text.ts';
import { consoleWords } from './words.ts';

/** The queue, most urgent first, and one ticket at a time. */
export function Tickets() {
  const words = useWords(consoleWords);
  const { tickets } = useWords(actionWords);
  const [isAll, setIsAll] = useState(false);
  const [number, setNumber] = useState<number>();
  if (number !== undefined) return <Ticket number={number} onBack={() => setNumber(undefined)} />;
  return (
    <div className="grid gap-6">
      <Checkbox label={words.all} checked={isAll} onChange={() => setIsAll(!isAll)} />
      <Loaded<Row[]> key={String(isAll)} action="tickets" given={{ isAll }}>
        {(rows) => (
          <Rows
            caption={tickets}
            list="tickets"
            rows={rows}
            only={['number', 'plan', 'reason', 'email', 'state', 'dueAt', 'assignee']}
            actions={(row) => (
              <>
                {row.isOverdue === true && <Badge tone="warn">!</Badge>}
                <Button size="small" onClick={() => setNumber(Number(row.number))}>
                  {words.open}
                </Button>
              </>
            )}
          />
        )}
      </Loaded>
      <Templates />
    </div>
  );
}

/** Answers that are ready to send. */
function Templates() {
  const names = useWords(actionWords);
  return (
    <details className="grid gap-3">
      <summary className="cursor-pointer font-medium">{names.templates}</summary>
      <Loaded<Row[]> action="templates">
        {(rows, reload) => (
          <div className="grid gap-3">
            <div>
              <ActionButton name="save-template" onDone={reload} />
            </div>
            <Rows
              caption={names.templates}
              list="templates"
              rows={rows}
              actions={({ name }) => (
                <ActionButton name="remove-template" preset={{ name: String(name) }} onDone={reload} />
              )}
            />
          </div>
        )}
      </Loaded>
    </details>
  );
}

interface Conversation {
  readonly ticket: Row;
  readonly messages: readonly Row[];
  readonly notes: readonly Row[];
  readonly calls: Row[];
}

function Ticket({ number, onBack }: { number: number; onBack: () => void }) {
  const words = useWords(consoleWords);
  const { head, text } = useFactText();
  return (
    <div className="grid gap-6">
      <Button className="justify-self-start" size="small" onClick={onBack}>
        {words.back}
      </Button>
      <Loaded<Conversation> action="ticket" given={{ number }}>
        {({ ticket, messages, notes, calls }, reload) => (
          <>
            <h2 className="text-2xl">T{number}</h2>
            <div className="flex flex-wrap gap-2">
              <ActionButton
                name="answer"
                variant="primary"
                preset={{ number }}
                language={String(ticket.language ?? '') || undefined}
                onDone={reload}
              />
              <ActionButton name="note" preset={{ number }} onDone={reload} />
              <ActionButton name="assign" preset={{ number }} onDone={reload} />
              <ActionButton name="close-ticket" preset={{ number }} onDone={reload} />
              {ticket.accountId !== null && (
                <ActionButton
                  name="visit"
                  preset={{ account: String(ticket.accountId), ticket: number }}
                  onDone={reload}
                />
              )}
            </div>
            <Card>
              <Facts
                facts={ticket}
                only={['name', 'email', 'reason', 'plan', 'requestId', 'dueAt', 'assignee', 'closedAt']}
              />
            </Card>
            {[...messages, ...notes].map((said) => (
              <Card key={JSON.stringify(said)}>
                <p className="text-ink-soft text-sm">
                  {String(said.author)} · {text('createdAt', said.createdAt)}
                </p>
                <p className="wrap-anywhere whitespace-pre-wrap">{String(said.text)}</p>
              </Card>
            ))}
            {calls.length > 0 && <Rows caption={head('calls')} rows={calls} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
