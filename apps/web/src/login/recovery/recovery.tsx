import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Field } from '../../paper/field.tsx';
import { PasswordInput, TextInput } from '../../paper/inputs.tsx';
import { Notice } from '../../paper/notice.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { backend } from '../../session/backend.ts';
import { VisitorsOnly } from '../../session/guards.tsx';
import { useSubmission } from '../../session/use-submission.ts';
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

function BackLink() {
  const { back } = useWords(recoveryWords);
  return (
    <p>
      <TextLink to={addresses.login}>{back}</TextLink>
    </p>
  );
}

function Request() {
  const { request: words, ...common } = useWords(recoveryWords);
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const url = () => `${location.origin}${addresses.recovery}`;
  const { isBusy, failure, submit } = useSubmission(
    () => backend().account.createRecovery({ email, url: url() }),
    () => setSentTo(email),
  );
  return (
    <FormSheet
      documentTitle={common.documentTitle}
      heading={words.heading}
      lead={words.lead}
      links={<BackLink />}
    >
      {sentTo && (
        <Notice tone="good" title={words.sent}>
          {words.sentText(sentTo)}
        </Notice>
      )}
      <form onSubmit={submit} className="grid gap-4">
        {failure && <Notice tone="bad" title={failure} />}
        <Field label={common.email}>
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
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? words.busy : words.submit}
        </Button>
      </form>
    </FormSheet>
  );
}

function Reset({ userId, secret }: { userId: string; secret: string }) {
  const { reset: words, ...common } = useWords(recoveryWords);
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const { isBusy, failure, submit } = useSubmission(
    () => backend().account.updateRecovery({ userId, secret, password }),
    () => setIsDone(true),
  );
  if (isDone) {
    return (
      <FormSheet documentTitle={common.documentTitle} heading={words.heading} links={<BackLink />}>
        <Notice tone="good" title={words.done}>
          {words.doneText}
        </Notice>
      </FormSheet>
    );
  }
  return (
    <FormSheet
      documentTitle={common.documentTitle}
      heading={words.heading}
      lead={words.lead}
      links={<BackLink />}
    >
      <form onSubmit={submit} className="grid gap-4">
        {failure && <Notice tone="bad" title={failure} />}
        <Field label={words.password} help={words.passwordHelp}>
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
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? words.busy : words.submit}
        </Button>
      </form>
    </FormSheet>
  );
}
