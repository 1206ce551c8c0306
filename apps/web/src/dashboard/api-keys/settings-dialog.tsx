import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { Field } from '../../paper/field.tsx';
import { TextInput } from '../../paper/inputs.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useToast } from '../../paper/toast.tsx';
import { useSubmission } from '../../session/use-submission.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { changeKey } from './key-documents.ts';
import { draftOf, settingsOf } from './key-draft.ts';
import { KeyOptions } from './key-options.tsx';
import { keyOptionsWords } from './options-words.ts';
import { useCheckedKey } from './use-checked-key.ts';
import { apiKeysWords } from './words.ts';

/** The name of a key and what limits it; stays open, with what was typed, when it is refused. */
export function SettingsDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const words = useWords(keyOptionsWords);
  const { cancel, name: nameLabel } = useWords(apiKeysWords);
  const { refresh } = useDashboard();
  const showToast = useToast();
  const [name, setName] = useState(apiKey.name);
  const [draft, setDraft] = useState(() => draftOf(apiKey));
  const {
    isBusy,
    failure,
    submit: save,
  } = useSubmission(
    () => changeKey(apiKey, { name: name.trim(), ...settingsOf(draft) }),
    () => {
      showToast({ tone: 'good', text: words.saved(name.trim()) });
      refresh();
      onClose();
    },
  );
  const { problems, submit } = useCheckedKey(draft, save);
  return (
    <Dialog
      isOpen
      isRoomy
      onOpenChange={onClose}
      title={words.editTitle(apiKey.name)}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" isBusy={isBusy} disabled={name.trim() === ''} onClick={submit}>
            {isBusy ? words.saving : words.save}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad" title={failure} />}
      <Field label={nameLabel}>
        {(wiring) => (
          <TextInput
            {...wiring}
            maxLength={128}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <KeyOptions draft={draft} onChange={setDraft} problems={problems} />
    </Dialog>
  );
}
