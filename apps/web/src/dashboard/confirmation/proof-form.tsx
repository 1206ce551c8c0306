import { type ReactNode, useState } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Notice } from '../../paper/notice.tsx';
import { CodeField, PasswordField } from '../../session/fields.tsx';
import { hasPasskeys } from '../../session/has-passkeys.ts';
import { askPasskey, type Proof } from '../../session/proof.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { listPasskeys } from '../account/passkeys/passkey-calls.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import { withPassword } from './with-password.ts';
import { confirmationWords } from './words.ts';

interface ProofFormProps {
  /** What is done with it. */
  give: (proof: Proof) => Promise<void>;
  onDone?: () => void;
  submit: string;
  busy: string;
  variant?: 'primary' | 'danger';
  children?: ReactNode;
}

/** Asks for the password, or for what the account has beside it: a code of its app, one of its passkeys. */
export function ProofForm({
  give,
  onDone,
  submit: label,
  busy,
  variant = 'primary',
  children,
}: ProofFormProps) {
  const words = useWords(confirmationWords);
  const { language } = useLanguage();
  const { account } = useDashboard();
  const [isByCode, setIsByCode] = useState(false);
  const [typed, setTyped] = useState('');
  const { value } = useLoaded(listPasskeys, 0);
  const typedProof = () => (isByCode ? { otp: typed.trim() } : { password: typed });
  const byTyping = useSubmission(
    () => (isByCode ? give(typedProof()) : withPassword(typed, language, () => give(typedProof()))),
    onDone,
  );
  const byPasskey = useSubmission(async () => give(await askPasskey(words.declined)), onDone);
  const failure = byTyping.failure ?? byPasskey.failure;
  const toggle = () => {
    setIsByCode(!isByCode);
    setTyped('');
  };
  return (
    <form onSubmit={byTyping.submit} className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      {children}
      {isByCode ? (
        <CodeField label={words.code} value={typed} onChange={setTyped} />
      ) : (
        <PasswordField label={words.password} value={typed} onChange={setTyped} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {account.mfa && (
          <Button variant="quiet" onClick={toggle}>
            {isByCode ? words.usePassword : words.useCode}
          </Button>
        )}
        {hasPasskeys() && value !== undefined && value.length > 0 && (
          <Button isBusy={byPasskey.isBusy} onClick={byPasskey.submit}>
            {words.usePasskey}
          </Button>
        )}
        <Button type="submit" variant={variant} isBusy={byTyping.isBusy}>
          {byTyping.isBusy ? busy : label}
        </Button>
      </div>
    </form>
  );
}
