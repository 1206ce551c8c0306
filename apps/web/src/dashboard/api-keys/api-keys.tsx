import { Plus } from 'lucide-react';
import { useState } from 'react';
import { KeyDrawing } from '../../drawings/key-drawing.tsx';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { EmptyState } from '../../paper/states.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { TabHeading } from '../tab-heading.tsx';
import { WebhooksSection } from '../webhooks/webhooks-section.tsx';
import { KeyCard } from './key-card.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { apiKeysWords } from './words.ts';

export function ApiKeys({ onOpenBilling }: { onOpenBilling: () => void }) {
  const words = useWords(apiKeysWords);
  const { data } = useDashboard();
  const [isFormOpen, setIsFormOpen] = useState(false);
  // Whole at the moment of its creation or rotation, whatever the session may see later.
  const [created, setCreated] = useState<Readonly<Record<string, string>>>({});
  const keys = data.value?.apiKeys ?? [];
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <TabHeading title={words.heading} lead={words.lead} />
        {!isFormOpen && (
          <Button variant="primary" onClick={() => setIsFormOpen(true)}>
            <Plus aria-hidden className="size-4" />
            {words.new}
          </Button>
        )}
      </div>
      {isFormOpen && (
        <NewKeyForm
          onCreated={({ $id, key }) => setCreated({ ...created, [$id]: key })}
          onClose={() => setIsFormOpen(false)}
        />
      )}
      {keys.length > 0 ? (
        <ul className="grid gap-4">
          {keys.map((key) => (
            <li key={key.$id}>
              <KeyCard
                apiKey={{ ...key, key: created[key.$id] ?? key.key }}
                onRotated={(text) => setCreated({ ...created, [key.$id]: text })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState drawing={<KeyDrawing className="size-20" />} title={words.empty}>
          {words.emptyText}
        </EmptyState>
      )}
      <Guidelines />
      <WebhooksSection onOpenBilling={onOpenBilling} />
    </section>
  );
}

function Guidelines() {
  const words = useWords(apiKeysWords);
  return (
    <Card>
      <h3 className="text-lg">{words.guidelines}</h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-sm marker:text-accent lg:grid-cols-2 lg:gap-x-10">
        {Object.entries(words.guideline).map(([id, text]) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}
