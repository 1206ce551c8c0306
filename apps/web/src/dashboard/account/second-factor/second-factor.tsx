import type { Models } from 'appwrite';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { ErrorState, Skeleton } from '../../../paper/states.tsx';
import { SubmitForm } from '../../../session/submit-form.tsx';
import { ActionButton } from '../../action-button.tsx';
import { useConfirmation } from '../../confirmation/confirmation.tsx';
import { DeleteButton } from '../../delete-button.tsx';
import { useDashboard } from '../../documents/dashboard-context.tsx';
import { useLoaded } from '../../documents/use-loaded.ts';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  beginAuthenticator,
  countRecoveryCodes,
  removeAuthenticator,
  renewRecoveryCodes,
} from './second-factor-calls.ts';
import { secondFactorWords } from './words.ts';

/** Off, on, or on the way: what was begun here stays until its codes are kept. */
export function SecondFactor() {
  const words = useWords(secondFactorWords);
  const { account } = useDashboard();
  const { confirmed } = useConfirmation();
  const [begun, setBegun] = useState<Models.MfaType>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  // Before `account.mfa`: the account is on as soon as its code was right, and the recovery codes come after that.
  if (begun) {
    const enrolled = (recoveryCodes: readonly string[]) => {
      setBegun(undefined);
      setCodes(recoveryCodes);
    };
    return <Enrolment authenticator={begun} onDone={enrolled} />;
  }
  if (account.mfa) return <TurnedOn onNewCodes={setCodes} />;
  return (
    <SubmitForm
      send={() => confirmed(beginAuthenticator)}
      onDone={setBegun}
      submit={words.turnOn}
      busy={words.preparing}
      buttonClassName="justify-self-end"
    >
      <p className="flex items-center gap-2 font-medium">
        <ShieldOff aria-hidden className="size-5 text-ink-soft" />
        {words.off}
      </p>
      <p>{words.offText}</p>
    </SubmitForm>
  );
}

function TurnedOn({ onNewCodes }: { onNewCodes: (codes: readonly string[]) => void }) {
  const words = useWords(secondFactorWords);
  const { confirmed } = useConfirmation();
  const [version, setVersion] = useState(0);
  const { value, hasFailed, isLoading } = useLoaded(countRecoveryCodes, version);
  if (value === undefined && hasFailed) {
    return <ErrorState title={words.failed} onRetry={() => setVersion(version + 1)} isRetrying={isLoading} />;
  }
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-2 font-medium text-good">
        <ShieldCheck aria-hidden className="size-5" />
        {words.on}
      </p>
      <p>{words.onText}</p>
      {value === undefined ? <Skeleton className="h-6 w-48" /> : <p>{words.codesLeft(value)}</p>}
      <div className="flex flex-wrap gap-2">
        <ActionButton act={async () => onNewCodes(await confirmed(renewRecoveryCodes))}>
          {words.newCodes}
        </ActionButton>
        <DeleteButton
          label={words.turnOff}
          title={words.turnOffTitle}
          description={words.turnOffText}
          consequence={words.turnOffConsequence}
          done={words.turnedOff}
          act={() => confirmed(removeAuthenticator)}
          onDone={() => {}}
        />
      </div>
    </div>
  );
}
