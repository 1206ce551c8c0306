import { useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Field } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { ErrorState, Skeleton } from '../../../paper/states.tsx';
import { useToast } from '../../../paper/toast.tsx';
import { hasPasskeys } from '../../../session/has-passkeys.ts';
import { SubmitForm } from '../../../session/submit-form.tsx';
import { useConfirmation } from '../../confirmation/confirmation.tsx';
import { useLoaded } from '../../documents/use-loaded.ts';
import { addPasskey, listPasskeys } from './passkey-calls.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysWords } from './words.ts';

export function Passkeys() {
  const words = useWords(passkeysWords);
  const [version, setVersion] = useState(0);
  const again = () => setVersion((former) => former + 1);
  const { value, hasFailed, isLoading } = useLoaded(listPasskeys, version);
  if (!value && hasFailed) {
    return <ErrorState title={words.failed} onRetry={again} isRetrying={isLoading} />;
  }
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft text-sm">{words.text}</p>
      {!value && <Skeleton className="h-16" />}
      {value?.length === 0 && <p>{words.none}</p>}
      {value && value.length > 0 && (
        <ul className="grid gap-3">
          {value.map((passkey) => (
            <PasskeyRow key={passkey.$id} passkey={passkey} onChange={again} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? <NewPasskey onAdded={again} /> : <p className="text-sm">{words.unsupported}</p>}
    </div>
  );
}

function NewPasskey({ onAdded }: { onAdded: () => void }) {
  const words = useWords(passkeysWords);
  const showToast = useToast();
  const { confirmed } = useConfirmation();
  const [name, setName] = useState('');
  const done = () => {
    showToast({ tone: 'good', text: words.added });
    setName('');
    onAdded();
  };
  return (
    <SubmitForm
      send={() => confirmed(() => addPasskey(name, words.declined))}
      onDone={done}
      submit={words.add}
      busy={words.adding}
      buttonClassName="justify-self-end"
    >
      <Field label={words.name} help={words.nameHelp}>
        {(wiring) => (
          <TextInput
            {...wiring}
            required
            maxLength={64}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </SubmitForm>
  );
}
