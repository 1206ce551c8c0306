import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Field } from '../../paper/field.tsx';
import { PasswordInput, TextInput } from '../../paper/inputs.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useToast } from '../../paper/toast.tsx';
import { backend } from '../../session/backend.ts';
import { type AccountModel, accountChanged } from '../../session/session.ts';
import { useSubmission } from '../../session/use-submission.ts';
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
  const { isBusy, failure, submit } = useSubmission(send, (account) => {
    accountChanged(account);
    showToast({ tone: 'good', text: words.saved[change] });
    onDone();
  });
  return (
    <form onSubmit={submit} className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      {children}
      <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-end">
        {isBusy ? words.saving : words.save}
      </Button>
    </form>
  );
}

export function NameForm({ onDone }: { onDone: () => void }) {
  const words = useWords(accountWords);
  const { account } = useDashboard();
  const [name, setName] = useState(account.name);
  const send = () => backend().account.updateName({ name });
  return (
    <ChangeForm change="name" send={send} onDone={onDone}>
      <Field label={words.name}>
        {(wiring) => (
          <TextInput
            {...wiring}
            required
            autoComplete="name"
            maxLength={128}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
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
      <Field label={words.email}>
        {(wiring) => (
          <TextInput
            {...wiring}
            required
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <CurrentPassword value={password} onChange={setPassword} />
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
      <CurrentPassword value={oldPassword} onChange={setOldPassword} />
      <Field label={words.newPassword} help={words.passwordHelp}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            required
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
    </ChangeForm>
  );
}

function CurrentPassword({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useWords(accountWords);
  return (
    <Field label={words.currentPassword}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          required
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
