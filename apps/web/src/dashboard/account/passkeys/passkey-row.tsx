import { useState } from 'react';
import { formatDate } from '../../../language/dates.ts';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { Field } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { useSubmission } from '../../../session/use-submission.ts';
import { useConfirmation } from '../../confirmation/confirmation.tsx';
import { DeleteButton } from '../../delete-button.tsx';
import { type Passkey, removePasskey, renamePasskey } from './passkey-calls.ts';
import { passkeysWords } from './words.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  onChange: () => void;
}

export function PasskeyRow({ passkey, onChange }: PasskeyRowProps) {
  const words = useWords(passkeysWords);
  const { confirmed } = useConfirmation();
  const [isRenaming, setIsRenaming] = useState(false);
  const { $id, name, $createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? words.used(formatDate(lastUsedAt)) : words.neverUsed;
  if (isRenaming) {
    return (
      <li className="rounded-control border border-rule p-3">
        <RenameForm passkey={passkey} onChange={onChange} onClose={() => setIsRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-rule p-3">
      <div className="grid gap-1">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-ink-soft text-sm tabular-nums">
          {words.created(formatDate($createdAt))}, {used}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setIsRenaming(true)} aria-label={words.renameOf(name)}>
          {words.rename}
        </Button>
        <DeleteButton
          label={words.removeOf(name)}
          title={words.removeTitle(name)}
          description={words.removeText}
          consequence={words.removeConsequence}
          done={words.removed(name)}
          act={() => confirmed(() => removePasskey($id))}
          onDone={onChange}
        />
      </div>
    </li>
  );
}

function RenameForm({ passkey, onChange, onClose }: PasskeyRowProps & { onClose: () => void }) {
  const words = useWords(passkeysWords);
  const [name, setName] = useState(passkey.name);
  const { isBusy, failure, submit } = useSubmission(
    () => renamePasskey(passkey.$id, name),
    () => {
      onChange();
      onClose();
    },
  );
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={words.newName} {...(failure && { error: failure })}>
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
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" size="small" variant="primary" isBusy={isBusy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
