import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { useToast } from '../../paper/toast.tsx';
import { backend } from '../../session/backend.ts';
import { EmailField, NameField, PasswordField } from '../../session/fields.tsx';
import { type AccountModel, accountChanged } from '../../session/session.ts';
import { SubmitForm } from '../../session/submit-form.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { accountWords } from './words.ts';

interface ChangeFormProps {
  change: 'name' | 'email' | 'password';
  send: () => Promise<AccountModel>;
  onDone: () => void;
  children: ReactNode;
}

function ChangeForm({ change, send, onDone, children }: ChangeFormProps) {
  const words = useWords(accountWords);
  const showToast = useToast();
  const done = (account: AccountModel) => {
    accountChanged(account);
    showToast({ tone: 'good', text: words.saved[change] });
    onDone();
  };
  return (
    <SubmitForm
      send={send}
      onDone={done}
      submit={words.save}
      busy={words.saving}
      buttonClassName="justify-self-end"
    >
      {children}
    </SubmitForm>
  );
}

export function NameForm({ onDone }: { onDone: () => void }) {
  const words = useWords(accountWords);
  const { account } = useDashboard();
  const [name, setName] = useState(account.name);
  const send = () => backend().account.updateName({ name });
  return (
    <ChangeForm change="name" send={send} onDone={onDone}>
      <NameField label={words.name} value={name} onChange={setName} />
    </ChangeForm>
  );
}

export function EmailForm({ onDone }: { onDone: () => void }) {
  const words = useWords(accountWords);
  const { account } = useDashboard();
  const [email, setEmail] = useState(account.email);
  const [password, setPassword] = useState('');
  const send = () => backend().account.updateEmail({ email, password });
  return (
    <ChangeForm change="email" send={send} onDone={onDone}>
      <EmailField label={words.email} value={email} onChange={setEmail} />
      <PasswordField label={words.currentPassword} value={password} onChange={setPassword} />
    </ChangeForm>
  );
}

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const words = useWords(accountWords);
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const send = () => backend().account.updatePassword({ password, oldPassword });
  return (
    <ChangeForm change="password" send={send} onDone={onDone}>
      <PasswordField label={words.currentPassword} value={oldPassword} onChange={setOldPassword} />
      <PasswordField
        label={words.newPassword}
        help={words.passwordHelp}
        value={password}
        onChange={setPassword}
        isNew
      />
    </ChangeForm>
  );
}
