import { type ReactNode, useState } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { useToast } from '../../paper/toast.tsx';
import { Checkbox } from '../../paper/toggles.tsx';
import { backend, callBackend } from '../../session/backend.ts';
import { EmailField, NameField, PasswordField } from '../../session/fields.tsx';
import { type AccountModel, accountChanged } from '../../session/session.ts';
import { SubmitForm } from '../../session/submit-form.tsx';
import { withPassword } from '../confirmation/with-password.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { accountWords } from './words.ts';

interface ChangeFormProps {
  /** What is said when it is done. */
  said: (account: AccountModel) => string;
  send: () => Promise<AccountModel>;
  onDone: () => void;
  children: ReactNode;
}

function ChangeForm({ said, send, onDone, children }: ChangeFormProps) {
  const words = useWords(accountWords);
  const showToast = useToast();
  const done = (account: AccountModel) => {
    accountChanged(account);
    showToast({ tone: 'good', text: said(account) });
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

interface EndOthersProps {
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

/** Anyone who got in with the old password or address is signed out, unless the customer says otherwise. */
function EndOthers({ isWanted, onChange }: EndOthersProps) {
  const words = useWords(accountWords);
  return (
    <Checkbox
      label={words.endOthers}
      help={words.endOthersHelp}
      checked={isWanted}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

export function NameForm({ onDone }: { onDone: () => void }) {
  const words = useWords(accountWords);
  const { account } = useDashboard();
  const [name, setName] = useState(account.name);
  const send = () => backend().account.updateName({ name: name.trim() });
  return (
    <ChangeForm said={() => words.saved.name} send={send} onDone={onDone}>
      <NameField label={words.name} value={name} onChange={setName} />
    </ChangeForm>
  );
}

export function EmailForm({ onDone }: { onDone: () => void }) {
  const words = useWords(accountWords);
  const { account } = useDashboard();
  const { language } = useLanguage();
  const [email, setEmail] = useState(account.email);
  const [password, setPassword] = useState('');
  const [isEndingOthers, setIsEndingOthers] = useState(true);
  const send = () =>
    withPassword(password, language, () =>
      callBackend<AccountModel>('PATCH', '/account/email', {
        email,
        password,
        keepOtherSessions: !isEndingOthers,
      }),
    );
  // Where the server mails links, the address is the old one until the link is opened.
  const said = (changed: AccountModel) =>
    changed.email === email.toLowerCase() ? words.saved.email : words.emailAsked(email);
  return (
    <ChangeForm said={said} send={send} onDone={onDone}>
      <EmailField label={words.email} value={email} onChange={setEmail} />
      <PasswordField label={words.currentPassword} value={password} onChange={setPassword} />
      <EndOthers isWanted={isEndingOthers} onChange={setIsEndingOthers} />
    </ChangeForm>
  );
}

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const words = useWords(accountWords);
  const { language } = useLanguage();
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const [isEndingOthers, setIsEndingOthers] = useState(true);
  const send = () =>
    withPassword(oldPassword, language, () =>
      callBackend<AccountModel>('PATCH', '/account/password', {
        password,
        oldPassword,
        keepOtherSessions: !isEndingOthers,
      }),
    );
  return (
    <ChangeForm said={() => words.saved.password} send={send} onDone={onDone}>
      <PasswordField label={words.currentPassword} value={oldPassword} onChange={setOldPassword} />
      <PasswordField
        label={words.newPassword}
        help={words.passwordHelp}
        value={password}
        onChange={setPassword}
        isNew
      />
      <EndOthers isWanted={isEndingOthers} onChange={setIsEndingOthers} />
    </ChangeForm>
  );
}
