import { useState } from 'react';
import { addresses } from '../../addresses.ts';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Field } from '../paper/field.tsx';
import { PasswordInput, TextInput } from '../paper/inputs.tsx';
import { Notice } from '../paper/notice.tsx';
import { TextLink } from '../paper/text-link.tsx';
import { VisitorsOnly } from '../session/guards.tsx';
import { register, signIn } from '../session/session.ts';
import { useSubmission } from '../session/use-submission.ts';
import { FormSheet } from './form-sheet.tsx';
import { loginWords } from './words.ts';

export function Login() {
  return (
    <VisitorsOnly>
      <LoginForm />
    </VisitorsOnly>
  );
}

type Mode = 'signIn' | 'register';

function LoginForm() {
  const words = useWords(loginWords);
  const [mode, setMode] = useState<Mode>('signIn');
  const [typed, setTyped] = useState({ name: '', email: '', password: '' });
  const { email, password } = typed;
  const isRegister = mode === 'register';
  const { isBusy, failure, submit, forgetFailure } = useSubmission(() =>
    isRegister ? register(typed) : signIn({ email, password }),
  );
  const edit = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const toggle = () => {
    setMode(isRegister ? 'signIn' : 'register');
    forgetFailure();
  };
  return (
    <FormSheet
      documentTitle={words[mode].documentTitle}
      heading={words[mode].heading}
      links={<LoginLinks mode={mode} onToggle={toggle} />}
    >
      <form onSubmit={submit} className="grid gap-4">
        {failure && <Notice tone="bad" title={failure} />}
        {isRegister && (
          <Field label={words.name}>
            {(wiring) => (
              <TextInput
                {...wiring}
                required
                autoComplete="name"
                maxLength={128}
                value={typed.name}
                onChange={edit('name')}
              />
            )}
          </Field>
        )}
        <Field label={words.email}>
          {(wiring) => (
            <TextInput
              {...wiring}
              required
              type="email"
              autoComplete="email"
              value={email}
              onChange={edit('email')}
            />
          )}
        </Field>
        <Field label={words.password} help={isRegister ? words.passwordHelp : undefined}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              required
              autoComplete={isRegister ? 'new-password' : 'current-password'}
              value={password}
              onChange={edit('password')}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? words[mode].busy : words[mode].submit}
        </Button>
      </form>
    </FormSheet>
  );
}

function LoginLinks({ mode, onToggle }: { mode: Mode; onToggle: () => void }) {
  const words = useWords(loginWords);
  return (
    <>
      <p>
        {words[mode].question}{' '}
        <button
          type="button"
          onClick={onToggle}
          className="cursor-pointer text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
        >
          {words[mode].other}
        </button>
      </p>
      {mode === 'signIn' && (
        <p>
          <TextLink to={addresses.recovery}>{words.forgot}</TextLink>
        </p>
      )}
    </>
  );
}
