import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { Field } from '../../paper/field.tsx';
import { TextInput } from '../../paper/inputs.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useToast } from '../../paper/toast.tsx';
import { Checkbox } from '../../paper/toggles.tsx';
import { useSubmission } from '../../session/use-submission.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { createKey } from './key-documents.ts';
import { newDraft, optionsOf } from './key-draft.ts';
import { KeyOptions } from './key-options.tsx';
import { keyOptionsWords } from './options-words.ts';
import { useCheckedKey } from './use-checked-key.ts';
import { apiKeysWords } from './words.ts';

/** The customer has just opened it, so the keyboard focus moves into it. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

interface NewKeyFormProps {
  onCreated: (key: ApiKey) => void;
  onClose: () => void;
}

/** Closes when the key is there; stays open, with what was typed, when it is refused. */
export function NewKeyForm({ onCreated, onClose }: NewKeyFormProps) {
  const words = useWords(apiKeysWords);
  const { account, refresh } = useDashboard();
  const showToast = useToast();
  const options = useWords(keyOptionsWords);
  const [name, setName] = useState('');
  const [draft, setDraft] = useState(newDraft);
  const {
    isBusy,
    failure,
    submit: create,
  } = useSubmission(
    () => createKey(account.$id, name, optionsOf(draft)),
    (key) => {
      showToast({ tone: 'good', text: words.created(name.trim()) });
      onCreated(key);
      refresh();
      onClose();
    },
  );
  const { problems, submit } = useCheckedKey(draft, create);
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid max-w-measure gap-4">
        {failure && <Notice tone="bad" title={failure} />}
        <Field label={words.name} help={words.nameHelp}>
          {(wiring) => (
            <TextInput
              {...wiring}
              ref={focusOnce}
              maxLength={128}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <details>
          <summary className="cursor-pointer font-medium text-sm">{options.more}</summary>
          <div className="mt-4 grid gap-5">
            <Checkbox
              label={options.test}
              help={options.testHelp}
              checked={draft.isTest}
              onChange={({ target }) => setDraft({ ...draft, isTest: target.checked })}
            />
            <Checkbox
              label={options.once}
              help={options.onceHelp}
              checked={draft.isShownOnce}
              onChange={({ target }) => setDraft({ ...draft, isShownOnce: target.checked })}
            />
            <KeyOptions draft={draft} onChange={setDraft} problems={problems} />
          </div>
        </details>
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={name.trim() === ''}>
            {isBusy ? words.creating : words.create}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Card>
  );
}
