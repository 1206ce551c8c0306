import { ChevronDown, LifeBuoy, LogOut, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { LogoMark } from '../../drawings/logo.tsx';
import { useWords } from '../../language/language-context.tsx';
import { LanguageSwitcher } from '../../language/language-switcher.tsx';
import { Button } from '../../paper/button.tsx';
import { Menu, MenuItem } from '../../paper/menu.tsx';
import { useToast } from '../../paper/toast.tsx';
import { signOut } from '../../session/session.ts';
import { AccountDialog, type AccountMatter, accountMatters } from '../account/account-dialog.tsx';
import { matterWords } from '../account/matter-words.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { useSupport } from '../support/support-context.tsx';
import { headerWords } from './words.ts';

export function Header() {
  const words = useWords(headerWords);
  return (
    <header className="sticky top-0 z-30 border-rule border-b bg-paper print:hidden">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {words.skip}
      </a>
      <div className="desk-width flex h-header items-center gap-1 md:gap-2">
        <Link
          to={addresses.landing}
          className="mr-auto flex items-center gap-2 font-semibold font-serif text-lg sm:gap-2.5 sm:text-xl"
        >
          <LogoMark className="size-8 shrink-0 max-sm:hidden" />
          <span>Pagesmith</span>
        </Link>
        <Link
          to={addresses.documentation}
          className="hidden rounded-control px-3 py-1.5 text-ink-soft text-sm transition-colors hover:text-ink md:block"
        >
          {words.documentation}
        </Link>
        <LanguageSwitcher />
        <AccountMenu />
        <SignOutButton />
      </div>
    </header>
  );
}

function AccountMenu() {
  const words = useWords(headerWords);
  const matters = useWords(matterWords);
  const { account } = useDashboard();
  const support = useSupport();
  const [matter, setMatter] = useState<AccountMatter>();
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setMatter(undefined);
    // The menu item that opened the dialog is gone: its button has the focus again.
    requestAnimationFrame(() => trigger.current?.focus());
  };
  return (
    <>
      <Menu
        trigger={
          <Button ref={trigger} variant="quiet" size="small" className="min-w-0 max-sm:px-2">
            <UserRound aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">{words.account}</span>
            <span className="max-w-24 truncate sm:max-w-56">{account.name || account.email}</span>
            <ChevronDown aria-hidden className="hidden size-4 shrink-0 sm:block" />
          </Button>
        }
      >
        {accountMatters.map(({ id, Icon }) => (
          <MenuItem key={id} onSelect={() => setMatter(id)}>
            <Icon aria-hidden className="size-4 text-ink-soft" />
            {matters[id]}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => support.open({ from: trigger.current })}>
          <LifeBuoy aria-hidden className="size-4 text-ink-soft" />
          {words.support}
        </MenuItem>
      </Menu>
      {matter && <AccountDialog matter={matter} onChange={setMatter} onClose={close} />}
    </>
  );
}

function SignOutButton() {
  const words = useWords(headerWords);
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    try {
      await signOut();
    } catch {
      setIsBusy(false);
      showToast({ tone: 'bad', text: words.signOutFailed });
    }
  };
  return (
    <Button variant="quiet" size="small" className="max-sm:px-2" isBusy={isBusy} onClick={leave}>
      {!isBusy && <LogOut aria-hidden className="size-4" />}
      <span className="sr-only lg:not-sr-only">{words.signOut}</span>
    </Button>
  );
}
