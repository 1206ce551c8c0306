import { policy } from '@pagesmith/catalog';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { addresses } from '../../addresses.ts';
import { useWords } from '../language/language-context.tsx';
import { Notice } from '../paper/notice.tsx';
import { TextLink } from '../paper/text-link.tsx';
import { EmailField, NameField, PasswordField } from '../session/fields.tsx';
import { VisitorsOnly } from '../session/guards.tsx';
import { register, signIn } from '../session/session.ts';
import { SubmitForm } from '../session/submit-form.tsx';
import { useSession } from '../session/use-session.ts';
import { keepChoice } from '../site/landing/plans/plan-choice.ts';
import { isStart, keepStart } from '../site/landing/start-path.ts';
import { Acceptance } from './acceptance.tsx';
import { FormSheet } from './form-sheet.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStep } from './second-step.tsx';
import { loginWords } from './words.ts';

export function Login() {
  const session = useSession();
  const { search } = useLocation();
  useEffect(() => {
    keepChoice(search);
    keepStart(search);
  }, [search]);
  return <VisitorsOnly>{session.status === 'factor-needed' ? <SecondStep /> : <LoginForm />}</VisitorsOnly>;
}

type Mode = 'signIn' | 'register';

function LoginForm() {
  const words = useWords(loginWords);
  const session = useSession();
  const { search } = useLocation();
  const [mode, setMode] = useState<Mode>('signIn');
  // The page comes drawn for all; what its address asks for is seen before anything is painted anew.
  useLayoutEffect(() => {
    if (isStart(search)) setMode('register');
  }, [search]);
  const [typed, setTyped] = useState({ name: '', email: '', password: '' });
  const { name, email, password } = typed;
  const isRegister = mode === 'register';
  const edit = (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value });
  const toggle = () => setMode(isRegister ? 'signIn' : 'register');
  return (
    <FormSheet
      documentTitle={words[mode].documentTitle}
      description={words.description}
      heading={words[mode].heading}
      links={<LoginLinks mode={mode} onToggle={toggle} />}
    >
      {session.status === 'signed-out' && session.isClosed && (
        <Notice tone="good" title={words.closed}>
          {words.closedText(policy.dataDeletionDaysAfterTermination, policy.backupDeletionDays)}
        </Notice>
      )}
      <SubmitForm
        // The refusal of one mode is nothing to the other.
        key={mode}
        send={() => (isRegister ? register(typed) : signIn({ email, password }))}
        submit={words[mode].submit}
        busy={words[mode].busy}
      >
        {isRegister && <NameField label={words.name} value={name} onChange={edit('name')} />}
        <EmailField label={words.email} value={email} onChange={edit('email')} />
        <PasswordField
          label={words.password}
          help={isRegister ? words.passwordHelp : undefined}
          value={password}
          onChange={edit('password')}
          isNew={isRegister}
        />
        {isRegister && <Acceptance />}
      </SubmitForm>
      {!isRegister && <PasskeyButton />}
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
