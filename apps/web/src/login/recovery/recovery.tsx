import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { Notice } from '../../paper/notice.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { backend, callBackend } from '../../session/backend.ts';
import { EmailField, PasswordField } from '../../session/fields.tsx';
import { VisitorsOnly } from '../../session/guards.tsx';
import { SubmitForm } from '../../session/submit-form.tsx';
import { FormSheet } from '../form-sheet.tsx';
import { recoveryWords } from './words.ts';

/** Asks for a link by mail; the link leads back here, with what it takes to choose a new password. */
export function Recovery() {
  const [parameters] = useSearchParams();
  const userId = parameters.get('userId');
  const secret = parameters.get('secret');
  return (
    <VisitorsOnly>{userId && secret ? <Reset userId={userId} secret={secret} /> : <Request />}</VisitorsOnly>
  );
}

function RecoverySheet(props: { heading: string; lead?: string; children: ReactNode }) {
  const { documentTitle, description, back, contact } = useWords(recoveryWords);
  const links = (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
      <TextLink to={addresses.login}>{back}</TextLink>
      <TextLink to={addresses.contact}>{contact}</TextLink>
    </p>
  );
  return (
    <FormSheet
      documentTitle={documentTitle}
      description={description}
      isAsAddressed
      links={links}
      {...props}
    />
  );
}

function Request() {
  const { request: words, email: label } = useWords(recoveryWords);
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const url = () => `${location.origin}${addresses.recovery}`;
  return (
    <RecoverySheet heading={words.heading} lead={words.lead}>
      {sentTo && (
        <Notice tone="good" title={words.sent}>
          {words.sentText(sentTo)}
        </Notice>
      )}
      <SubmitForm
        send={() => backend().account.createRecovery({ email, url: url() })}
        onDone={() => setSentTo(email)}
        submit={words.submit}
        busy={words.busy}
      >
        <EmailField label={label} value={email} onChange={setEmail} />
      </SubmitForm>
    </RecoverySheet>
  );
}

function Reset({ userId, secret }: { userId: string; secret: string }) {
  const { reset: words } = useWords(recoveryWords);
  const [password, setPassword] = useState('');
  const [keys, setKeys] = useState<KeyChoice>();
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <RecoverySheet heading={words.heading}>
        <Notice tone="good" title={words.done}>
          {words.doneText}
        </Notice>
      </RecoverySheet>
    );
  }
  return (
    <RecoverySheet heading={words.heading} lead={words.lead}>
      <SubmitForm
        send={() => callBackend('PUT', '/account/recovery', { userId, secret, password, keys })}
        onDone={() => setIsDone(true)}
        submit={words.submit}
        busy={words.busy}
      >
        <PasswordField
          label={words.password}
          help={words.passwordHelp}
          value={password}
          onChange={setPassword}
          isNew
        />
        <KeyChoices chosen={keys} onChoose={setKeys} />
      </SubmitForm>
    </RecoverySheet>
  );
}

const keyChoices = ['keep', 'deactivate'] as const;
type KeyChoice = (typeof keyChoices)[number];

interface KeyChoicesProps {
  chosen: KeyChoice | undefined;
  onChoose: (choice: KeyChoice) => void;
}

/** Neither is preselected: only the reader knows whose keys these are. */
function KeyChoices({ chosen, onChoose }: KeyChoicesProps) {
  const { keys: words } = useWords(recoveryWords);
  const name = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{words.legend}</legend>
      {keyChoices.map((choice) => (
        <label key={choice} className="flex cursor-pointer items-start gap-3">
          <input
            type="radio"
            name={name}
            required
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
            aria-describedby={`${name}-${choice}`}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="grid">
            <span>{words[choice]}</span>
            <span id={`${name}-${choice}`} className="text-ink-soft text-sm">
              {words.help[choice]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
