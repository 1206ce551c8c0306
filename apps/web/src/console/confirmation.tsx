import { useEffect, useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Skeleton } from '../paper/states.tsx';
import { hasPasskeys } from '../session/has-passkeys.ts';
import { ask } from './ask.ts';
import { CredentialsForm } from './credentials.tsx';
import type { OwnFactors } from './own-factors.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { consoleWords } from './words.ts';

/** By whatever the operator has: a passkey, password and code, or either. */
export function Confirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const words = useWords(consoleWords);
  const [own, setOwn] = useState<OwnFactors>();
  useEffect(() => {
    ask<OwnFactors>('GET', '/factors').then(setOwn, () => setOwn({ hasAuthenticator: true, passkeys: [] }));
  }, []);
  if (!own) return <Skeleton className="h-40" />;
  const send = async (given: object) => {
    await ask('POST', '/session/confirm', given);
    onConfirmed();
  };
  const canUsePasskey = own.passkeys.length > 0 && hasPasskeys();
  return (
    <div className="grid gap-5">
      {canUsePasskey && <PasskeyButton variant="primary" send={send} />}
      {own.hasAuthenticator && (
        <CredentialsForm
          variant={canUsePasskey ? 'secondary' : 'primary'}
          submit={words.confirm}
          send={({ password, code }) => send({ password, code })}
        />
      )}
    </div>
  );
}
