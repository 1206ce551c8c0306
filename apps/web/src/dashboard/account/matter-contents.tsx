import { AccountExport } from './account-export.tsx';
import { EmailForm, NameForm, PasswordForm } from './account-forms.tsx';
import { Appearance } from './appearance/appearance.tsx';
import { CloseForm } from './close-form.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';
import { SecurityLog } from './security-log/security-log.tsx';
import { Sessions } from './sessions.tsx';

/** Loaded when the first of them is opened. */
export const matterContents = {
  name: NameForm,
  email: EmailForm,
  password: PasswordForm,
  appearance: Appearance,
  secondFactor: SecondFactor,
  passkeys: Passkeys,
  sessions: Sessions,
  securityLog: SecurityLog,
  export: AccountExport,
  closing: CloseForm,
};

export type AccountMatter = keyof typeof matterContents;
