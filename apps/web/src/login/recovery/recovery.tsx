import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { Notice } from '../../paper/notice.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { backend } from '../../session/backend.ts';
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
  const { documentTitle, back } = useWords(recoveryWords);
  const links = (
    <p>
      <TextLink to={addresses.login}>{back}</TextLink>
    </p>
  );
  return <FormSheet documentTitle={documentTitle} links={links} {...props} />;
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
        send={() => backend().account.updateRecovery({ userId, secret, password })}
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
      </SubmitForm>
    </RecoverySheet>
  );
}
