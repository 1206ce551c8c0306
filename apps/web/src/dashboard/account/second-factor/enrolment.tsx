import type { Models } from 'appwrite';
import { useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { CopyButton } from '../../../paper/copy-button.tsx';
import { CodeField } from '../../../session/fields.tsx';
import { SubmitForm } from '../../../session/submit-form.tsx';
import { QrCode } from './qr-code.tsx';
import { confirmAuthenticator } from './second-factor-calls.ts';
import { secondFactorWords } from './words.ts';

interface EnrolmentProps {
  authenticator: Models.MfaType;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** The secret as a picture and as text, and the first code as the proof that the app has it. */
export function Enrolment({ authenticator: { secret, uri }, onDone }: EnrolmentProps) {
  const words = useWords(secondFactorWords);
  const [code, setCode] = useState('');
  return (
    <SubmitForm
      send={() => confirmAuthenticator(code.trim())}
      onDone={onDone}
      submit={words.confirm}
      busy={words.confirming}
      buttonClassName="justify-self-end"
    >
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.picture} />
      <div className="grid gap-1.5">
        <p className="font-medium text-sm">{words.secret}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="wrap-anywhere min-w-0 rounded-control border border-rule bg-paper px-3 py-1.5 text-sm">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={secret} label={words.copySecret} />
        </div>
      </div>
      <CodeField label={words.code} help={words.others} value={code} onChange={setCode} />
    </SubmitForm>
  );
}
