import {
  Download,
  Fingerprint,
  KeyRound,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  ScrollText,
  ShieldCheck,
  SunMoon,
  UserRound,
  UserRoundX,
} from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { SideTabs } from '../../paper/side-tabs.tsx';
import { ErrorState, Skeleton } from '../../paper/states.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import type { AccountMatter } from './matter-contents.tsx';
import { matterWords } from './matter-words.ts';

export type { AccountMatter };

const icons: Record<AccountMatter, LucideIcon> = {
  name: UserRound,
  email: Mail,
  password: KeyRound,
  appearance: SunMoon,
  secondFactor: ShieldCheck,
  passkeys: Fingerprint,
  sessions: MonitorSmartphone,
  securityLog: ScrollText,
  export: Download,
  closing: UserRoundX,
};

export const accountMatters = (Object.keys(icons) as AccountMatter[]).map((id) => ({ id, Icon: icons[id] }));

interface AccountDialogProps {
  matter: AccountMatter;
  onChange: (matter: AccountMatter) => void;
  onClose: () => void;
}

const loadContents = async () => (await import('./matter-contents.tsx')).matterContents;

/** Everything about the account itself, one matter at a time. */
export function AccountDialog({ matter, onChange, onClose }: AccountDialogProps) {
  const words = useWords(matterWords);
  const [version, setVersion] = useState(0);
  const { value, hasFailed, isLoading } = useLoaded(loadContents, version);
  const contentOf = (id: AccountMatter) => {
    const Content = value?.[id];
    if (Content) return <Content onDone={onClose} />;
    if (!hasFailed) return <Skeleton className="h-48" />;
    return <ErrorState title={words.failed} onRetry={() => setVersion(version + 1)} isRetrying={isLoading} />;
  };
  const tabs = accountMatters.map(({ id, Icon }) => ({
    id,
    label: words[id],
    icon: <Icon aria-hidden className="size-4 shrink-0" />,
    content: contentOf(id),
  }));
  return (
    <Dialog isOpen isRoomy title={words[matter]} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SideTabs label={words.account} tabs={tabs} current={matter} onChange={onChange} />
    </Dialog>
  );
}
