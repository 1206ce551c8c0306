import {
  Download,
  Fingerprint,
  KeyRound,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  ScrollText,
  ShieldCheck,
  UserRound,
  UserRoundX,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Dialog } from '../../paper/dialog.tsx';
import { SideTabs } from '../../paper/side-tabs.tsx';
import { AccountExport } from './account-export.tsx';
import { EmailForm, NameForm, PasswordForm } from './account-forms.tsx';
import { CloseForm } from './close-form.tsx';
import { matterWords } from './matter-words.ts';
import { Passkeys } from './passkeys/passkeys.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';
import { SecurityLog } from './security-log/security-log.tsx';
import { Sessions } from './sessions.tsx';

export type AccountMatter = keyof typeof contents;

const contents = {
  name: [NameForm, UserRound],
  email: [EmailForm, Mail],
  password: [PasswordForm, KeyRound],
  secondFactor: [SecondFactor, ShieldCheck],
  passkeys: [Passkeys, Fingerprint],
  sessions: [Sessions, MonitorSmartphone],
  securityLog: [SecurityLog, ScrollText],
  export: [AccountExport, Download],
  closing: [CloseForm, UserRoundX],
} satisfies Record<string, [ComponentType<{ onDone: () => void }>, LucideIcon]>;

export const accountMatters = (Object.keys(contents) as AccountMatter[]).map((id) => {
  const [Content, Icon] = contents[id];
  return { id, Content, Icon };
});

interface AccountDialogProps {
  matter: AccountMatter;
  onChange: (matter: AccountMatter) => void;
  onClose: () => void;
}

/** Everything about the account itself, one matter at a time. */
export function AccountDialog({ matter, onChange, onClose }: AccountDialogProps) {
  const words = useWords(matterWords);
  const tabs = accountMatters.map(({ id, Content, Icon }) => ({
    id,
    label: words[id],
    icon: <Icon aria-hidden className="size-4 shrink-0" />,
    content: <Content onDone={onClose} />,
  }));
  return (
    <Dialog isOpen isRoomy title={words[matter]} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SideTabs label={words.account} tabs={tabs} current={matter} onChange={onChange} />
    </Dialog>
  );
}
