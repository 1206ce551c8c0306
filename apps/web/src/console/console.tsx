import { LogOut } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LogoMark } from '../drawings/logo.tsx';
import { useWords } from '../language/language-context.tsx';
import { LanguageSwitcher } from '../language/language-switcher.tsx';
import { Badge } from '../paper/badge.tsx';
import { Button } from '../paper/button.tsx';
import { Notice } from '../paper/notice.tsx';
import { Tabs } from '../paper/tabs.tsx';
import { Access } from './access.tsx';
import { accessWords } from './access-words.ts';
import { ActingProvider } from './acting.tsx';
import { actionWords, type KnownAction } from './action-words.ts';
import { Announcements } from './announcements.tsx';
import { ask, type Session } from './ask.ts';
import { Audit } from './audit.tsx';
import { Customers } from './customers.tsx';
import { SignIn } from './entrance.tsx';
import { Incidents } from './incidents.tsx';
import { Invitation } from './invitation.tsx';
import { Money } from './money.tsx';
import { Mails, Operators } from './overviews.tsx';
import { roleWords } from './role-words.ts';
import { Service, Work } from './service.tsx';
import { Tickets } from './tickets.tsx';
import { consoleWords } from './words.ts';

/** Each section stands behind the action that fills it. */
const sections: readonly { readonly id: KnownAction; readonly content: ReactNode }[] = [
  { id: 'find', content: <Customers /> },
  { id: 'tickets', content: <Tickets /> },
  { id: 'service', content: <Service /> },
  { id: 'work', content: <Work /> },
  { id: 'incidents', content: <Incidents /> },
  { id: 'announcements', content: <Announcements /> },
  { id: 'mails', content: <Mails /> },
  { id: 'money', content: <Money /> },
  { id: 'operators', content: <Operators /> },
  { id: 'audit', content: <Audit /> },
];

/** After the number sign, so that no server sees it; taken out of the address at once. */
function takeInvitation(): string | undefined {
  const [, invitation] = /^#invitation=([0-9a-f]{64})$/.exec(location.hash) ?? [];
  if (invitation) history.replaceState(null, '', location.pathname);
  return invitation;
}
const invitationOfAddress = takeInvitation();

export function Console() {
  const words = useWords(consoleWords);
  const [invitation, setInvitation] = useState(invitationOfAddress);
  const [session, setSession] = useState<Session | 'none' | 'unreachable'>();
  useEffect(() => {
    ask<Session | null>('GET', '/session')
      .then((found) => setSession(found ?? 'none'))
      .catch(() => setSession('unreachable'));
  }, []);
  const endSession = useCallback(() => setSession('none'), []);
  if (invitation) return <Invitation invitation={invitation} onAccepted={() => setInvitation(undefined)} />;
  if (session === undefined) return null;
  if (session === 'unreachable') return <Notice tone="bad" title={words.unreachable} />;
  if (session === 'none') {
    return <SignIn hasJustAccepted={invitationOfAddress !== undefined} onSession={setSession} />;
  }
  return <Frame session={session} onSignedOut={endSession} />;
}

function Frame({ session, onSignedOut }: { session: Session; onSignedOut: () => void }) {
  const [words, names, roles] = [useWords(consoleWords), useWords(actionWords), useWords(roleWords)];
  const { tab: access } = useWords(accessWords);
  const mine = sections.filter(({ id }) => session.actions.some(({ name }) => name === id));
  const [current, setCurrent] = useState<KnownAction | 'access'>(mine[0]?.id ?? 'access');
  const labelOf = (id: KnownAction | 'access') => (id === 'access' ? access : names[id]);
  const signOut = () => void ask('DELETE', '/session').finally(onSignedOut);
  return (
    <ActingProvider session={session} onSignedOut={onSignedOut}>
      <title>{`${labelOf(current)} · ${words.title}`}</title>
      <header className="border-rule border-b">
        <div className="desk-width flex flex-wrap items-center gap-x-1 gap-y-2 py-3 sm:gap-x-3">
          <LogoMark className="size-8 shrink-0 max-sm:hidden" />
          <h1 className="mr-auto sm:text-lg">{words.title}</h1>
          {/* On a narrow screen a line of its own, below the buttons. */}
          <p className="flex min-w-0 items-center gap-3 text-sm max-md:order-1 max-md:w-full max-md:justify-between">
            <span className="truncate md:max-lg:max-w-28">{session.operator.email}</span>
            <Badge tone="info">{roles[session.operator.role]}</Badge>
          </p>
          <LanguageSwitcher />
          <Button size="small" variant="quiet" className="max-sm:px-2" onClick={signOut}>
            <LogOut aria-hidden className="size-4" />
            <span className="max-lg:sr-only">{words.signOut}</span>
          </Button>
        </div>
      </header>
      <main className="desk-width py-6">
        <Tabs
          label={words.sections}
          tabs={[...mine, { id: 'access' as const, content: <Access /> }].map(({ id, content }) => ({
            id,
            label: labelOf(id),
            content,
          }))}
          current={current}
          onChange={setCurrent}
        />
      </main>
    </ActingProvider>
  );
}
