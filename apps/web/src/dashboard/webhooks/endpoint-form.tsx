import { type WebhookEventType, webhookEventTypes } from '@pagesmith/catalog';
import type { WebhookEndpoint } from '@pagesmith/contract';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { Field, FieldError } from '../../paper/field.tsx';
import { TextInput } from '../../paper/inputs.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useToast } from '../../paper/toast.tsx';
import { Checkbox } from '../../paper/toggles.tsx';
import { hasType } from '../../session/backend-errors.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { changeEndpoint, createEndpoint } from './webhook-calls.ts';
import { webhooksWords } from './words.ts';

interface EndpointFormProps {
  /** Without one, a new one is made. */
  endpoint?: WebhookEndpoint;
  onClose: () => void;
  onSaved: () => void;
}

/** What the server says of the address alone. */
const urlRefusals = ['address_invalid', 'address_not_public'];

/** The customer has just opened it, so the keyboard focus moves into it. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** Closes when it is saved; stays open, with what was typed, when it is refused. */
export function EndpointForm({ endpoint, onClose, onSaved }: EndpointFormProps) {
  const words = useWords(webhooksWords);
  const showToast = useToast();
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(endpoint?.events ?? webhookEventTypes);
  const [sentUrl, setSentUrl] = useState('');
  const wish = { url: url.trim(), events: [...events] };
  const { isBusy, refusal, failure, submit } = useSubmission(
    () => {
      setSentUrl(wish.url);
      return endpoint ? changeEndpoint(endpoint.$id, wish) : createEndpoint(wish);
    },
    () => {
      showToast({ tone: 'good', text: endpoint ? words.saved : words.created });
      onSaved();
      onClose();
    },
  );
  const label = endpoint ? words.save : words.create;
  const isAboutUrl = urlRefusals.some((type) => hasType(refusal?.error, type));
  // What was said of another address says nothing of this one.
  const urlError = isAboutUrl && sentUrl === wish.url ? failure : undefined;
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid max-w-measure gap-4">
        {failure && !isAboutUrl && <Notice tone="bad" title={failure} />}
        <Field label={words.url} help={words.urlHelp} {...(urlError && { error: urlError })}>
          {(wiring) => (
            <TextInput
              {...wiring}
              ref={focusOnce}
              type="url"
              inputMode="url"
              maxLength={2048}
              placeholder="https://example.com/webhooks"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <EventChoice chosen={events} onChange={setEvents} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button
            type="submit"
            variant="primary"
            isBusy={isBusy}
            disabled={wish.url === '' || events.length === 0}
          >
            {isBusy ? words.saving : label}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Card>
  );
}

interface EventChoiceProps {
  chosen: readonly WebhookEventType[];
  onChange: (chosen: readonly WebhookEventType[]) => void;
}

function EventChoice({ chosen, onChange }: EventChoiceProps) {
  const words = useWords(webhooksWords);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-sm">{words.events}</legend>
      {webhookEventTypes.map((type) => (
        <Checkbox
          key={type}
          label={<code className="font-mono text-sm">{type}</code>}
          help={words.event[type]}
          checked={chosen.includes(type)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, type] : chosen.filter((other) => other !== type))
          }
        />
      ))}
      <FieldError>{chosen.length === 0 ? words.noEvents : undefined}</FieldError>
    </fieldset>
  );
}
