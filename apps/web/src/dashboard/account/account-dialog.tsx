import { Dialog } from '../../paper/dialog.tsx';
import { AccountExport } from './account-export.tsx';
import { EmailForm, NameForm, PasswordForm } from './account-forms.tsx';
import { CloseForm } from './close-form.tsx';
import { Sessions } from './sessions.tsx';

export type AccountMatter = keyof typeof contents;

interface AccountDialogProps {
  matter: AccountMatter;
  title: string;
  onClose: () => void;
}

const contents = {
  name: NameForm,
  email: EmailForm,
  password: PasswordForm,
  sessions: Sessions,
  export: AccountExport,
  closing: CloseForm,
};

export function AccountDialog({ matter, title, onClose }: AccountDialogProps) {
  const Content = contents[matter];
  return (
    <Dialog isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Content onDone={onClose} />
    </Dialog>
  );
}
