import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Badge } from '../paper/badge.tsx';
import { Button } from '../paper/button.tsx';
import { Card } from '../paper/card.tsx';
import { LongText } from '../paper/long-text.tsx';
import { useActing } from './acting.tsx';
import { ActionButton } from './action-button.tsx';
import { actionWords } from './action-words.ts';
import { Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { type Row, Rows } from './rows.tsx';
import { useFactText } from './use-fact-text.ts';
import { consoleWords } from './words.ts';

interface Shown {
  readonly customer: Row & {
    readonly id: string;
    readonly email: string;
    readonly status: string;
    readonly closedAt: string | null;
  };
  readonly subscription?: Row;
  readonly overrides: Row | null;
}

const lists = [
  'timeline',
  'notes',
  'keys',
  'calls',
  'jobs',
  'webhooks',
  'charges',
  'credits',
  'sessions',
  'security',
  'tickets',
  'deeds',
];
const ofSubscription = [
  'plan',
  'status',
  'billingCycle',
  'priceMills',
  'monthlyLimit',
  'currentUsage',
  'periodEndsAt',
  'nextBillingDate',
  'pastDueSince',
  'cancelAt',
];

/** Everything about one customer but keys and documents, and what can be done. */
export function Customer({ id, onBack }: { id: string; onBack: () => void }) {
  const words = useWords(consoleWords);
  const { head, text } = useFactText();
  return (
    <div className="grid gap-6">
      <Button className="justify-self-start" size="small" onClick={onBack}>
        {words.back}
      </Button>
      <Loaded<Shown & Readonly<Record<string, Row[]>>> action="show" given={{ account: id }}>
        {(shown, reload) => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="text-xl md:text-2xl">
                <LongText>{shown.customer.email}</LongText>
              </h2>
              <Badge tone={shown.customer.status === 'active' ? 'good' : 'bad'}>
                {text('status', shown.customer.status)}
              </Badge>
            </div>
            <CustomerActions customer={shown.customer} onDone={reload} />
            <div className="grid gap-4 lg:grid-cols-2">
              <Card>
                <Facts facts={shown.customer} wide="tablet" />
              </Card>
              <Card className="grid content-start gap-4">
                <Facts facts={shown.subscription ?? {}} only={ofSubscription} wide="tablet" />
                {shown.overrides && <Facts facts={shown.overrides} wide="tablet" />}
              </Card>
            </div>
            <div className="divide-y divide-rule border-rule border-y">
              <Invoices id={id} />
              {lists.map((name) => (
                <details key={name} className="py-3">
                  <summary className="cursor-pointer font-medium">
                    {head(name)} ({shown[name]?.length ?? 0})
                  </summary>
                  <div className="pt-3">
                    <Rows caption={head(name)} rows={shown[name] ?? []} />
                  </div>
                </details>
              ))}
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** As the payment provider has them, asked for when somebody wants to see them. */
function Invoices({ id }: { id: string }) {
  const { invoices } = useWords(actionWords);
  const { offered } = useActing();
  const [isOpen, setIsOpen] = useState(false);
  if (!offered('invoices')) return null;
  return (
    <details className="py-3" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-medium">{invoices}</summary>
      {isOpen && (
        <div className="pt-3">
          <Loaded<Row[]> action="invoices" given={{ account: id }}>
            {(rows, reload) => (
              <Rows
                caption={invoices}
                list="invoices"
                rows={rows}
                only={['number', 'createdAt', 'amountMills', 'status']}
                actions={({ id: invoice, status }) =>
                  status === 'paid' && (
                    <ActionButton
                      name="refund"
                      preset={{ account: id, invoice: String(invoice) }}
                      onDone={reload}
                    />
                  )
                }
              />
            )}
          </Loaded>
        </div>
      )}
    </details>
  );
}

function CustomerActions({ customer, onDone }: { customer: Shown['customer']; onDone: () => void }) {
  const { id, status, closedAt } = customer;
  const given = { preset: { account: id }, onDone };
  return (
    <div className="grid grid-cols-2 gap-2 sm:max-xl:flex sm:max-xl:flex-wrap xl:grid-cols-5">
      {status === 'active' && <ActionButton name="block" variant="danger" {...given} />}
      {status !== 'active' && !closedAt && <ActionButton name="unblock" {...given} />}
      {closedAt && <ActionButton name="restore" {...given} />}
      <ActionButton name="note-customer" {...given} />
      <ActionButton name="visit" {...given} />
      <ActionButton name="resend-mail" {...given} />
      <ActionButton name="set" {...given} />
      <ActionButton name="unset" {...given} />
      <ActionButton name="grace" {...given} />
      <ActionButton name="credit" {...given} />
      <ActionButton name="end-sessions" {...given} />
      <ActionButton name="erase" variant="danger" {...given} />
    </div>
  );
}
