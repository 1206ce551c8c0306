import { Dialog } from '../../paper/dialog.tsx';
import { EmailForm, NameForm, PasswordForm } from './account-forms.tsx';
import { Sessions } from './sessions.tsx';

export type AccountMatter = 'name' | 'email' | 'password' | 'sessions';

interface AccountDialogProps {
  matter: AccountMatter;
  title: string;
  onClose: () => void;
}

const contents = { name: NameForm, email: EmailForm, password: PasswordForm, sessions: Sessions };

export function AccountDialog({ matter, title, onClose }: AccountDialogProps) {
  const Content = contents[matter];
  return (
    <Dialog isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Content onDone={onClose} />
    </Dialog>
  );
}
