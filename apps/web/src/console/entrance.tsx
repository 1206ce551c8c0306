import { type ReactNode, useEffect, useState } from 'react';
import { QrCode } from '../dashboard/account/second-factor/qr-code.tsx';
import { LogoMark } from '../drawings/logo.tsx';
import { useWords } from '../language/language-context.tsx';
import { LanguageSwitcher } from '../language/language-switcher.tsx';
import { Card } from '../paper/card.tsx';
import { Notice } from '../paper/notice.tsx';
import { ask, Refusal, type Session } from './ask.ts';
import { CredentialsForm } from './credentials.tsx';
import { consoleWords } from './words.ts';

function Sheet({ heading, children }: { heading: string; children: ReactNode }) {
  const { title } = useWords(consoleWords);
  return (
    <main className="page-width section-space grid justify-items-center gap-4">
      <title>{`${title} · Pagesmith`}</title>
      <Card className="grid w-full max-w-[26rem] gap-6 md:p-8">
        <div className="grid gap-3">
          <LogoMark className="size-10" />
          <h1 className="text-2xl">{heading}</h1>
        </div>
        {children}
      </Card>
      <LanguageSwitcher />
    </main>
  );
}

interface SignInProps {
  hasJustAccepted: boolean;
  onSession: (session: Session) => void;
}

export function SignIn({ hasJustAccepted, onSession }: SignInProps) {
  const words = useWords(consoleWords);
  return (
    <Sheet heading={words.title}>
      {hasJustAccepted && <Notice tone="good" title={words.accepted} />}
      <CredentialsForm
        hasEmail
        submit={words.signIn}
        send={async (given) => onSession(await ask<Session>('POST', '/session', given))}
      />
    </Sheet>
  );
}

interface Invited {
  readonly operator: { readonly email: string; readonly role: string };
  readonly secret: string;
  readonly uri: string;
}

/** Opened once by its link: the app first, then password and a code of it. */
export function Invitation({ invitation, onAccepted }: { invitation: string; onAccepted: () => void }) {
  const words = useWords(consoleWords);
  const [invited, setInvited] = useState<Invited | string>();
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
  const { operator, secret, uri } = invited;
  return (
    <Sheet heading={words.title}>
      <p className="text-ink-soft">{words.invited(operator.email, operator.role)}</p>
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.picture} />
      <p className="wrap-anywhere text-sm">
        {words.key} <code>{secret}</code>
      </p>
      <CredentialsForm
        isNewPassword
        submit={words.accept}
        send={async ({ password, code }) => {
          await ask('POST', '/invitation/accept', { invitation, password, code });
          onAccepted();
        }}
      />
    </Sheet>
  );
}
