import { Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button, type ButtonProps } from '../../paper/button.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useToast } from '../../paper/toast.tsx';
import { messageOf } from '../../session/backend-errors.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { changeEndpoint, deleteEndpoint, sendTest, type WebhookEndpoint } from './webhook-calls.ts';
import { webhooksWords } from './words.ts';

interface EndpointActionsProps {
  endpoint: WebhookEndpoint;
  isIncluded: boolean;
  onChange: () => void;
  onEdit: () => void;
  onTested: () => void;
}

export function EndpointActions({ endpoint, isIncluded, onChange, onEdit, onTested }: EndpointActionsProps) {
  const words = useWords(webhooksWords);
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { $id, url, status } = endpoint;
  const isEnabled = status === 'enabled';
  const test = async () => {
    await sendTest($id);
    showToast({ tone: 'good', text: words.tested });
    onTested();
    onChange();
  };
  const toggle = async () => {
    await changeEndpoint($id, { status: isEnabled ? 'disabled' : 'enabled' });
    onChange();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isEnabled && isIncluded && (
        <ActionButton act={test} aria-label={words.testOf(url)}>
          <Send aria-hidden className="size-4" />
          {words.test}
        </ActionButton>
      )}
      <Button size="small" onClick={onEdit} aria-label={words.editOf(url)}>
        <Pencil aria-hidden className="size-4" />
        {words.edit}
      </Button>
      {(isEnabled || isIncluded) && (
        <ActionButton act={toggle} aria-label={isEnabled ? words.disableOf(url) : words.enableOf(url)}>
          {isEnabled ? words.disable : words.enable}
        </ActionButton>
      )}
      <Button
        size="small"
        variant="danger"
        onClick={() => setIsAsking(true)}
        aria-label={words.deleteOf(url)}
      >
        <Trash2 aria-hidden className="size-4" />
        {words.delete}
      </Button>
      <DeleteDialog endpoint={endpoint} isOpen={isAsking} onOpenChange={setIsAsking} onDeleted={onChange} />
    </div>
  );
}

/** Busy while it acts; says in a message when that is refused. */
export function ActionButton({ act, ...rest }: Omit<ButtonProps, 'onClick'> & { act: () => Promise<void> }) {
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      showToast({ tone: 'bad', text: messageOf(error) });
    }
    setIsBusy(false);
  };
  return <Button size="small" {...rest} isBusy={isBusy} onClick={go} />;
}

interface DeleteDialogProps {
  endpoint: WebhookEndpoint;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted: () => void;
}

function DeleteDialog({ endpoint, isOpen, onOpenChange, onDeleted }: DeleteDialogProps) {
  const words = useWords(webhooksWords);
  const showToast = useToast();
  const { isBusy, failure, submit } = useSubmission(
    () => deleteEndpoint(endpoint.$id),
    () => {
      onOpenChange(false);
      showToast({ tone: 'good', text: words.deleted });
      onDeleted();
    },
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.deleteTitle}
      description={<span className="wrap-anywhere">{endpoint.url}</span>}
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
