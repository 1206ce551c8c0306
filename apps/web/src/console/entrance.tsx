import type { ReactNode } from 'react';
import { LogoMark } from '../drawings/logo.tsx';
import { useWords } from '../language/language-context.tsx';
import { LanguageSwitcher } from '../language/language-switcher.tsx';
import { Card } from '../paper/card.tsx';
import { Notice } from '../paper/notice.tsx';
import { hasPasskeys } from '../session/has-passkeys.ts';
import { accessWords } from './access-words.ts';
import { ask, type Session } from './ask.ts';
import { CredentialsForm } from './credentials.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { consoleWords } from './words.ts';

/** What stands before the console. */
export function Sheet({ heading, children }: { heading: string; children: ReactNode }) {
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
  const [words, { or }] = [useWords(consoleWords), useWords(accessWords)];
  const signIn = async (given: object) => onSession(await ask<Session>('POST', '/session', given));
  return (
    <Sheet heading={words.title}>
      {hasJustAccepted && <Notice tone="good" title={words.accepted} />}
      <CredentialsForm hasEmail submit={words.signIn} send={signIn} />
      {hasPasskeys() && (
        <>
          <p className="text-center text-ink-soft text-sm">{or}</p>
          <PasskeyButton send={signIn} />
        </>
      )}
    </Sheet>
  );
}
