import type { WebhookEndpoint } from '@pagesmith/contract';
import { Pencil, Send } from 'lucide-react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { useToast } from '../../paper/toast.tsx';
import { ActionButton } from '../action-button.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { changeEndpoint, deleteEndpoint, sendTest } from './webhook-calls.ts';
import { webhooksWords } from './words.ts';

interface EndpointActionsProps {
  endpoint: WebhookEndpoint;
  isIncluded: boolean;
  onChange: () => void;
  onEdit: () => void;
  onTested: () => void;
  /** It is about to be gone, and what belongs to it with it. */
  onDelete: () => void;
}

export function EndpointActions(props: EndpointActionsProps) {
  const { endpoint, isIncluded, onChange, onEdit, onTested, onDelete } = props;
  const words = useWords(webhooksWords);
  const showToast = useToast();
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
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
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
      <DeleteButton
        label={words.deleteOf(url)}
        title={words.deleteTitle}
        description={<span className="wrap-anywhere">{url}</span>}
        consequence={words.deleteText}
        done={words.deleted}
        act={() => {
          onDelete();
          return deleteEndpoint($id);
        }}
        onDone={onChange}
      />
    </div>
  );
}
