import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useToast } from '../../paper/toast.tsx';
import { messageOf } from '../../session/backend-errors.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { deleteKey, setKeyStatus } from './key-documents.ts';
import { apiKeysWords } from './words.ts';

export function KeyActions({ apiKey }: { apiKey: ApiKey }) {
  const words = useWords(apiKeysWords);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <StatusButton apiKey={apiKey} />
      <Button
        size="small"
        variant="danger"
        onClick={() => setIsAsking(true)}
        aria-label={words.deleteOf(apiKey.name)}
      >
        <Trash2 aria-hidden className="size-4" />
        {words.delete}
      </Button>
      <DeleteDialog apiKey={apiKey} isOpen={isAsking} onOpenChange={setIsAsking} />
    </div>
  );
}

function StatusButton({ apiKey }: { apiKey: ApiKey }) {
  const words = useWords(apiKeysWords);
  const { refresh } = useDashboard();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const isActive = apiKey.status === 'active';
  const toggle = async () => {
    setIsBusy(true);
    try {
      await setKeyStatus(apiKey, isActive ? 'inactive' : 'active');
      refresh();
    } catch (error) {
      showToast({ tone: 'bad', text: messageOf(error) });
    }
    setIsBusy(false);
  };
  return (
    <Button
      size="small"
      isBusy={isBusy}
      onClick={toggle}
      aria-label={isActive ? words.deactivateOf(apiKey.name) : words.activateOf(apiKey.name)}
    >
      {isActive ? words.deactivate : words.activate}
    </Button>
  );
}

interface DeleteDialogProps {
  apiKey: ApiKey;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function DeleteDialog({ apiKey, isOpen, onOpenChange }: DeleteDialogProps) {
  const words = useWords(apiKeysWords);
  const { refresh } = useDashboard();
  const showToast = useToast();
  const { isBusy, failure, submit } = useSubmission(
    () => deleteKey(apiKey),
    () => {
      onOpenChange(false);
      showToast({ tone: 'good', text: words.deleted(apiKey.name) });
      refresh();
    },
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.deleteTitle(apiKey.name)}
      description={words.deleteQuestion}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={submit}>
            {isBusy ? words.deleting : words.delete}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad" title={failure} />}
      <p className="text-sm">{words.deleteText}</p>
    </Dialog>
  );
}
