import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { Field } from '../../paper/field.tsx';
import { Select } from '../../paper/inputs.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useToast } from '../../paper/toast.tsx';
import { useSubmission } from '../../session/use-submission.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { rotateKey } from './key-documents.ts';
import { keyOptionsWords } from './options-words.ts';
import { apiKeysWords } from './words.ts';

const overlapHours = [0, 1, 24, 72, 168] as const;

interface RotateDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
  onRotated: (text: string) => void;
}

/** A new text for a key, and how long the former one goes on. */
export function RotateDialog({ apiKey, onClose, onRotated }: RotateDialogProps) {
  const words = useWords(keyOptionsWords);
  const { cancel } = useWords(apiKeysWords);
  const { refresh } = useDashboard();
  const showToast = useToast();
  const [hours, setHours] = useState(24);
  const { isBusy, failure, submit } = useSubmission(
    () => rotateKey(apiKey, hours),
    (text) => {
      showToast({ tone: 'good', text: words.rotated(apiKey.name) });
      onRotated(text);
      refresh();
      onClose();
    },
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.rotateTitle(apiKey.name)}
      description={words.rotateText}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={submit}>
            {isBusy ? words.rotating : words.rotate}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad" title={failure} />}
      <Field label={words.overlap}>
        {(wiring) => (
          <Select {...wiring} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
            {overlapHours.map((count) => (
              <option key={count} value={count}>
                {words.overlapOf[count]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Dialog>
  );
}
