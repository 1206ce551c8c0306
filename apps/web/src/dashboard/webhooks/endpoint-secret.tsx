import { webhooks } from '@pagesmith/catalog';
import type { WebhookEndpoint } from '@pagesmith/contract';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../language/dates.ts';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { CopyButton } from '../../paper/copy-button.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useToast } from '../../paper/toast.tsx';
import { useSubmission } from '../../session/use-submission.ts';
import { ActionButton } from '../action-button.tsx';
import { useConfirmation } from '../confirmation/confirmation.tsx';
import { revealSecret, rotateSecret } from './webhook-calls.ts';
import { webhooksWords } from './words.ts';

interface EndpointSecretProps {
  endpoint: WebhookEndpoint;
  onChange: () => void;
}

const hidden = `whsec_${'•'.repeat(12)}`;

/** Fetched when it is asked for, and kept no longer than it is shown. */
export function EndpointSecret({ endpoint, onChange }: EndpointSecretProps) {
  const words = useWords(webhooksWords);
  const [secret, setSecret] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { confirmed } = useConfirmation();
  const { $id, url, previousSecretUntil } = endpoint;
  const reveal = () => confirmed(() => revealSecret($id));
  const toggle = async () => setSecret(secret === undefined ? await reveal() : undefined);
  const Icon = secret === undefined ? Eye : EyeOff;
  return (
    <div className="grid gap-2">
      <p className="font-medium text-sm">{words.secret}</p>
      <div className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
        <code className="col-span-2 min-w-0 justify-self-start break-all rounded-control border border-rule bg-paper px-3 py-1.5 text-sm">
          {secret ?? hidden}
        </code>
        <ActionButton
          act={toggle}
          aria-label={secret === undefined ? words.revealOf(url) : words.hideOf(url)}
        >
          <Icon aria-hidden className="size-4" />
          {secret === undefined ? words.reveal : words.hide}
        </ActionButton>
        {secret !== undefined && <CopyButton text={secret} label={words.copySecret(url)} />}
        <Button size="small" onClick={() => setIsAsking(true)} aria-label={words.rotateOf(url)}>
          <RefreshCw aria-hidden className="size-4" />
          {words.rotate}
        </Button>
      </div>
      {previousSecretUntil && (
        <p className="text-ink-soft text-sm">{words.previousUntil(formatDateTime(previousSecretUntil))}</p>
      )}
      <RotateDialog
        endpoint={endpoint}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onRotated={() => {
          setSecret(undefined);
          onChange();
        }}
      />
    </div>
  );
}

interface RotateDialogProps {
  endpoint: WebhookEndpoint;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRotated: () => void;
}

function RotateDialog({ endpoint, isOpen, onOpenChange, onRotated }: RotateDialogProps) {
  const words = useWords(webhooksWords);
  const showToast = useToast();
  const { isBusy, failure, submit } = useSubmission(
    () => rotateSecret(endpoint.$id),
    () => {
      onOpenChange(false);
      showToast({ tone: 'good', text: words.rotated });
      onRotated();
    },
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.rotateTitle}
      description={words.rotateText(webhooks.previousSecretHours)}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={submit}>
            {isBusy ? words.rotating : words.rotate}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad" title={failure} />}
    </Dialog>
  );
}
