import { planIds, plans, webhooks } from '@pagesmith/catalog';
import type { WebhookEndpoints } from '@pagesmith/contract';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { OperationDrawing } from '../../drawings/operation-drawing.tsx';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { localeOf } from '../../language/numbers.ts';
import { Button } from '../../paper/button.tsx';
import { Notice } from '../../paper/notice.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../paper/states.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import { TabHeading } from '../tab-heading.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { listEndpoints } from './webhook-calls.ts';
import { webhooksWords } from './words.ts';

export function Webhooks({ onOpenBilling }: { onOpenBilling: () => void }) {
  const words = useWords(webhooksWords);
  const { version } = useDashboard();
  const [ownVersion, setOwnVersion] = useState(0);
  const again = useCallback(() => setOwnVersion((former) => former + 1), []);
  const { value, hasFailed, isLoading } = useLoaded(listEndpoints, version + ownVersion);
  return (
    <section aria-labelledby="webhooks" className="grid gap-5 border-rule border-t pt-8">
      <TabHeading id="webhooks" title={words.heading} lead={words.lead}>
        <p className="text-sm">
          <TextLink to={`${addresses.documentation}#webhooks`}>{words.readMore}</TextLink>
        </p>
      </TabHeading>
      {!value && hasFailed && <ErrorState title={words.failed} onRetry={again} isRetrying={isLoading} />}
      {!value && !hasFailed && <Skeleton className="h-40" />}
      {value && !value.isIncluded && (
        <Locked hasEndpoints={value.endpoints.length > 0} onOpenBilling={onOpenBilling} />
      )}
      {value && <Loaded list={value} onChange={again} />}
    </section>
  );
}

function Loaded({ list, onChange }: { list: WebhookEndpoints; onChange: () => void }) {
  const { isIncluded, endpoints } = list;
  return (
    <>
      {endpoints.length > 0 && (
        <ul className="grid gap-4">
          {endpoints.map((endpoint) => (
            <li key={endpoint.$id}>
              <EndpointCard endpoint={endpoint} isIncluded={isIncluded} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      {isIncluded && endpoints.length < webhooks.endpointsMax && (
        <NewEndpoint isFirst={endpoints.length === 0} onChange={onChange} />
      )}
    </>
  );
}

/** Says what unlocks it. */
function Locked({ hasEndpoints, onOpenBilling }: { hasEndpoints: boolean; onOpenBilling: () => void }) {
  const words = useWords(webhooksWords);
  const { language } = useLanguage();
  const names = planIds.filter((id) => plans[id].hasWebhooks).map((id) => plans[id].name);
  const including = new Intl.ListFormat(localeOf[language]).format(names);
  return (
    <Notice tone="info" title={words.locked(including)}>
      <div className="grid gap-2">
        <p>{hasEndpoints ? words.lost : words.lockedText}</p>
        <div>
          <Button size="small" onClick={onOpenBilling}>
            {words.seePlans}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function NewEndpoint({ isFirst, onChange }: { isFirst: boolean; onChange: () => void }) {
  const words = useWords(webhooksWords);
  const [isOpen, setIsOpen] = useState(false);
  const button = (
    <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
      <Plus aria-hidden className="size-4" />
      {words.new}
    </Button>
  );
  if (isOpen) return <EndpointForm onClose={() => setIsOpen(false)} onSaved={onChange} />;
  if (!isFirst) return <div>{button}</div>;
  return (
    <EmptyState
      drawing={<OperationDrawing operation="insert-pdf" className="size-20" />}
      title={words.empty}
      action={button}
    >
      {words.emptyText}
    </EmptyState>
  );
}
