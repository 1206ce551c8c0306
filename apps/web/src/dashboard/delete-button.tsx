import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineWords } from '../language/define-words.ts';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Dialog } from '../paper/dialog.tsx';
import { Notice } from '../paper/notice.tsx';
import { type ToastAction, useToast } from '../paper/toast.tsx';
import { useSubmission } from '../session/use-submission.ts';

interface DeleteButtonProps {
  /** Names what is deleted to those who hear the button alone. */
  label: string;
  title: string;
  description: ReactNode;
  /** What the deletion brings with it. */
  consequence: string;
  done: string;
  act: () => Promise<unknown>;
  onDone: () => void;
  /** Undoes the deletion, where that is possible. */
  undo?: ToastAction;
}

/** Asks before it deletes, and says in the dialog when that is refused. */
export function DeleteButton({ label, ...question }: DeleteButtonProps) {
  const words = useWords(deletionWords);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setIsAsking(true)} aria-label={label}>
        <Trash2 aria-hidden className="size-4" />
        {words.delete}
      </Button>
      <DeleteDialog {...question} isOpen={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}

interface DeleteDialogProps extends Omit<DeleteButtonProps, 'label'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function DeleteDialog({ consequence, done, act, onDone, undo, ...dialog }: DeleteDialogProps) {
  const words = useWords(deletionWords);
  const showToast = useToast();
  const close = () => dialog.onOpenChange(false);
  const { isBusy, failure, submit } = useSubmission(act, () => {
    close();
    showToast({ tone: 'good', text: done, action: undo });
    onDone();
  });
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={submit}>
            {isBusy ? words.deleting : words.delete}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad" title={failure} />}
      <p className="text-sm">{consequence}</p>
    </Dialog>
  );
}

const deletionWords = defineWords({
  en: { cancel: 'Cancel', delete: 'Delete', deleting: 'Deleting…' },
  fr: { cancel: 'Annuler', delete: 'Supprimer', deleting: 'Suppression…' },
});
