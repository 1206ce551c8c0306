import { useEffect, useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { Notice } from '../paper/notice.tsx';
import { Tabs } from '../paper/tabs.tsx';
import { hasPasskeys } from '../session/has-passkeys.ts';
import { accessWords } from './access-words.ts';
import { type NewApp, NewAppForm } from './app-form.tsx';
import { ask, Refusal } from './ask.ts';
import { Sheet } from './entrance.tsx';
import { makePasskey } from './passkeys.ts';
import { type Role, roleWords } from './role-words.ts';
import { useTask } from './use-task.ts';
import { consoleWords } from './words.ts';

interface Invited extends NewApp {
  readonly operator: { readonly email: string; readonly role: Role };
}

interface InvitationProps {
  invitation: string;
  onAccepted: () => void;
}

/** Opened once by its link: a passkey, or a password and an app. */
export function Invitation({ invitation, onAccepted }: InvitationProps) {
  const [words, ways, roles] = [useWords(consoleWords), useWords(accessWords), useWords(roleWords)];
  const [invited, setInvited] = useState<Invited | string>();
  const [way, setWay] = useState<'passkey' | 'app'>(hasPasskeys() ? 'passkey' : 'app');
  useEffect(() => {
    ask<Invited>('POST', '/invitation', { invitation })
      .then(setInvited)
      .catch((error) => setInvited(error instanceof Refusal ? error.message : words.unreachable));
  }, [invitation, words.unreachable]);
  if (invited === undefined) return null;
  if (typeof invited === 'string') {
    return (
      <Sheet heading={words.title}>
        <Notice tone="bad" title={invited} />
      </Sheet>
    );
  }
  const accept = async (given: object) => {
    await ask('POST', '/invitation/accept', { invitation, ...given });
    onAccepted();
  };
  const { email, role } = invited.operator;
  return (
    <Sheet heading={words.title}>
      <p className="text-ink-soft">{words.invited(email, roles[role])}</p>
      <Tabs
        label={ways.choose}
        current={way}
        onChange={setWay}
        tabs={[
          {
            id: 'passkey',
            label: ways.passkey,
            content: <FirstPasskey invitation={invitation} accept={accept} />,
          },
          { id: 'app', label: ways.app, content: <NewAppForm app={invited} send={accept} /> },
        ]}
      />
    </Sheet>
  );
}

interface FirstPasskeyProps {
  invitation: string;
  accept: (given: object) => Promise<void>;
}

function FirstPasskey({ invitation, accept }: FirstPasskeyProps) {
  const words = useWords(accessWords);
  const { isBusy, failure, run } = useTask(async () => {
    const made = await makePasskey('/invitation/passkey', { invitation }, words.notMade);
    await accept({ ...made, name: words.first });
  });
  if (!hasPasskeys()) return <p>{words.unsupported}</p>;
  return (
    <div className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      <p>{words.passkeyText}</p>
      <Button variant="primary" isBusy={isBusy} onClick={() => void run(undefined)}>
        {words.make}
      </Button>
    </div>
  );
}
