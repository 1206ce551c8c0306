import { policy } from '@pagesmith/catalog';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { PasswordField } from '../../session/fields.tsx';
import { closeAccount } from '../../session/session.ts';
import { SubmitForm } from '../../session/submit-form.tsx';
import { accountWords } from './words.ts';

/** Says what is lost before it asks for the password; the dashboard goes with the session. */
export function CloseForm() {
  const { closing: words, currentPassword } = useWords(accountWords);
  const [password, setPassword] = useState('');
  const { dataDeletionDaysAfterTermination, backupDeletionDays, closedAccountDays } = policy;
  return (
    <SubmitForm
      send={() => closeAccount(password)}
      submit={words.submit}
      busy={words.busy}
      variant="danger"
      buttonClassName="justify-self-end"
    >
      <p>{words.text}</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{words.keys}</li>
        <li>{words.plan}</li>
        <li>{words.deletion(dataDeletionDaysAfterTermination, backupDeletionDays)}</li>
      </ul>
      <p className="text-ink-soft text-sm">
        {words.exportFirst} {words.mistake(closedAccountDays)}
      </p>
      <PasswordField label={currentPassword} value={password} onChange={setPassword} />
    </SubmitForm>
  );
}
