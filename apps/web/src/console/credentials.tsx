import type { ReactNode } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Field } from '../paper/field.tsx';
import { PasswordInput, TextInput } from '../paper/inputs.tsx';
import { Notice } from '../paper/notice.tsx';
import { useTask } from './use-task.ts';
import { consoleWords } from './words.ts';

type Credentials = Readonly<Record<'email' | 'password' | 'code', string>>;

interface CredentialsFormProps {
  hasEmail?: boolean;
  isNewPassword?: boolean;
  variant?: 'primary' | 'secondary';
  submit: string;
  send: (given: Credentials) => Promise<void>;
  children?: ReactNode;
}

/** Password and code, always together. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { hasEmail, isNewPassword, variant = 'primary', submit, send, children } = props;
  const words = useWords(consoleWords);
  const { isBusy, failure, run } = useTask(send);
  const read = (form: FormData): Credentials => ({
    email: String(form.get('email') ?? ''),
    password: String(form.get('password') ?? ''),
    code: String(form.get('code') ?? ''),
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void run(read(new FormData(event.currentTarget)));
      }}
    >
      {failure && <Notice tone="bad" title={failure} />}
      {children}
      {hasEmail && (
        <Field label={words.email}>
          {(wiring) => <TextInput {...wiring} name="email" type="email" autoComplete="username" required />}
        </Field>
      )}
      <Field label={words.password}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            name="password"
            autoComplete={isNewPassword ? 'new-password' : 'current-password'}
            required
          />
        )}
      </Field>
      <Field label={words.code}>
        {(wiring) => (
          <TextInput {...wiring} name="code" inputMode="numeric" autoComplete="one-time-code" required />
        )}
      </Field>
      <Button type="submit" variant={variant} isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
