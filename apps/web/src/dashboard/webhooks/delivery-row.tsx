import type { WebhookAnswer, WebhookDelivery } from '@pagesmith/contract';
import { RotateCw } from 'lucide-react';
import { formatDateTime } from '../../language/dates.ts';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { formatNumber } from '../../language/numbers.ts';
import { Badge, type Tone } from '../../paper/badge.tsx';
import { CodeBlock } from '../../paper/code-block.tsx';
import { useToast } from '../../paper/toast.tsx';
import { ActionButton } from '../action-button.tsx';
import { resend } from './webhook-calls.ts';
import { webhooksWords } from './words.ts';

interface DeliveryRowProps {
  endpointId: string;
  delivery: WebhookDelivery;
  canResend: boolean;
  onResent: () => void;
}

const tones: Record<WebhookDelivery['state'], Tone> = { pending: 'info', delivered: 'good', failed: 'bad' };

export function DeliveryRow({ endpointId, delivery, canResend, onResent }: DeliveryRowProps) {
  const words = useWords(webhooksWords);
  const showToast = useToast();
  const { type, state, attempts, nextAttemptAt, $createdAt } = delivery;
  const date = formatDateTime($createdAt);
  const again = async () => {
    await resend(endpointId, delivery.$id);
    showToast({ tone: 'good', text: words.resent });
    onResent();
  };
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="break-all font-mono text-sm">{type}</span>
            <Badge tone={tones[state]}>{words.state[state]}</Badge>
          </p>
          <p className="text-ink-soft text-sm tabular-nums">
            <time dateTime={$createdAt}>{date}</time> · {words.attempts(attempts)}
            {nextAttemptAt && attempts > 0 && ` · ${words.nextAttempt(formatDateTime(nextAttemptAt))}`}
          </p>
        </div>
        {canResend && (
          <ActionButton act={again} aria-label={words.resendOf(type, date)}>
            <RotateCw aria-hidden className="size-4" />
            {words.resend}
          </ActionButton>
        )}
      </div>
      <Details delivery={delivery} />
    </li>
  );
}

function Details({ delivery: { eventId, body, answers } }: { delivery: WebhookDelivery }) {
  const words = useWords(webhooksWords);
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-accent underline-offset-4 hover:underline">
        {words.details}
      </summary>
      <div className="mt-3 grid gap-3">
        <p>
          <span className="text-ink-soft">{words.eventId}</span>{' '}
          <code className="wrap-anywhere font-mono">{eventId}</code>
        </p>
        <CodeBlock
          label={words.request}
          code={JSON.stringify(JSON.parse(body), null, 2)}
          isCopyable={false}
        />
        {answers.length === 0 && <p className="text-ink-soft">{words.noAnswer}</p>}
        {answers.map((answer) => (
          <Answer key={answer.at} answer={answer} />
        ))}
      </div>
    </details>
  );
}

function Answer({ answer: { at, durationMs, status, body, error } }: { answer: WebhookAnswer }) {
  const words = useWords(webhooksWords);
  const { language } = useLanguage();
  const label = words.answer(formatDateTime(at), formatNumber(durationMs, language));
  const errors: Readonly<Record<string, string>> = words.error;
  const text = error ? (errors[error] ?? words.error.other) : `${status} ${body || `(${words.emptyAnswer})`}`;
  return <CodeBlock label={label} code={text} isCopyable={false} isWrapped />;
}
