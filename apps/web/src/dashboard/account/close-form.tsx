import { policy } from '@pagesmith/catalog';
import { useWords } from '../../language/language-context.tsx';
import { closeAccount } from '../../session/session.ts';
import { ProofForm } from '../confirmation/proof-form.tsx';
import { accountWords } from './words.ts';

/** Says what will be lost before it asks for confirmation; the dashboard ends with the session. */
export function CloseForm() {
  const { closing: words } = useWords(accountWords);
  const { dataDeletionDaysAfterTermination, backupDeletionDays, closedAccountDays } = policy;
  return (
    <ProofForm give={closeAccount} submit={words.submit} busy={words.busy} variant="danger">
      <p>{words.text}</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{words.keys}</li>
        <li>{words.plan}</li>
        <li>{words.deletion(dataDeletionDaysAfterTermination, backupDeletionDays)}</li>
      </ul>
      <p className="text-ink-soft text-sm">
        {words.exportFirst} {words.mistake(closedAccountDays)}
      </p>
    </ProofForm>
  );
}
