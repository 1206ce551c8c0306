import { webhooks } from '@pagesmith/catalog';
import type { WebhookEndpoint } from '@pagesmith/contract';
import { useState } from 'react';
import { formatDateTime } from '../../language/dates.ts';
import { useWords } from '../../language/language-context.tsx';
import { Badge } from '../../paper/badge.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { LongText } from '../../paper/long-text.tsx';
import { Deliveries } from './deliveries.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointSecret } from './endpoint-secret.tsx';
import { webhooksWords } from './words.ts';

interface EndpointCardProps {
  endpoint: WebhookEndpoint;
  isIncluded: boolean;
  onChange: () => void;
}

export function EndpointCard({ endpoint, isIncluded, onChange }: EndpointCardProps) {
  const words = useWords(webhooksWords);
  const [isEditing, setIsEditing] = useState(false);
  const [areDeliveriesShown, setAreDeliveriesShown] = useState(false);
  const [testsSent, setTestsSent] = useState(0);
  const showTest = () => {
    setAreDeliveriesShown(true);
    setTestsSent((former) => former + 1);
  };
  if (isEditing) {
    return <EndpointForm endpoint={endpoint} onClose={() => setIsEditing(false)} onSaved={onChange} />;
  }
  return (
    <Card className="grid gap-4">
      <div className="grid gap-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h3 className="font-mono text-base">
            <LongText>{endpoint.url}</LongText>
          </h3>
          <StatusBadge endpoint={endpoint} />
        </div>
        <EndpointActions
          endpoint={endpoint}
          isIncluded={isIncluded}
          onChange={onChange}
          onEdit={() => setIsEditing(true)}
          onTested={showTest}
          onDelete={() => setAreDeliveriesShown(false)}
        />
      </div>
      <Trouble endpoint={endpoint} />
      <ul aria-label={words.events} className="flex flex-wrap gap-2">
        {endpoint.events.map((type) => (
          <li key={type} className="rounded-control border border-rule px-2 py-0.5 font-mono text-xs">
            {type}
          </li>
        ))}
      </ul>
      <EndpointSecret endpoint={endpoint} onChange={onChange} />
      <div>
        <Button
          size="small"
          aria-expanded={areDeliveriesShown}
          aria-label={words.showDeliveries(endpoint.url)}
          onClick={() => setAreDeliveriesShown(!areDeliveriesShown)}
        >
          {words.deliveries}
        </Button>
      </div>
      {areDeliveriesShown && (
        <Deliveries
          endpoint={endpoint}
          canResend={isIncluded && endpoint.status === 'enabled'}
          sent={testsSent}
          onAnswer={onChange}
        />
      )}
    </Card>
  );
}

function StatusBadge({ endpoint: { status, failingSince } }: { endpoint: WebhookEndpoint }) {
  const words = useWords(webhooksWords);
  if (status === 'disabled') return <Badge tone="neutral">{words.disabled}</Badge>;
  return failingSince ? (
    <Badge tone="warn">{words.failing}</Badge>
  ) : (
    <Badge tone="good">{words.enabled}</Badge>
  );
}

/** Why it does not work, if it does not. */
function Trouble({ endpoint: { status, disabledReason, failingSince } }: { endpoint: WebhookEndpoint }) {
  const words = useWords(webhooksWords);
  const { failing, gone } = words.disabledFor;
  const disabledFor = disabledReason === 'gone' ? gone : failing(webhooks.failingDaysMax);
  const text =
    status === 'enabled'
      ? failingSince && words.failingSince(formatDateTime(failingSince))
      : disabledReason && disabledFor;
  return text ? <p className="text-sm text-warn">{text}</p> : null;
}
