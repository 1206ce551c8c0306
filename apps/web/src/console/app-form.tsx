import { QrCode } from '../dashboard/account/second-factor/qr-code.tsx';
import { useWords } from '../language/language-context.tsx';
import { CredentialsForm } from './credentials.tsx';
import { consoleWords } from './words.ts';

/** What an authenticator app is given, as text and as the address that its picture holds. */
export interface NewApp {
  readonly secret: string;
  readonly uri: string;
}

interface NewAppFormProps {
  app: NewApp;
  send: (given: { readonly password: string; readonly code: string }) => Promise<void>;
}

/** The app first, then a password and a code of it. */
export function NewAppForm({ app: { secret, uri }, send }: NewAppFormProps) {
  const words = useWords(consoleWords);
  return (
    <div className="grid gap-4">
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.picture} />
      <p className="wrap-anywhere text-sm">
        {words.key} <code>{secret}</code>
      </p>
      <CredentialsForm
        isNewPassword
        submit={words.accept}
        send={({ password, code }) => send({ password, code })}
      />
    </div>
  );
}
