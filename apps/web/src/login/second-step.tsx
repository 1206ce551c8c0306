import { useState } from 'react';
import { useWords } from '../language/language-context.tsx';
import { Button } from '../paper/button.tsx';
import { CodeField } from '../session/fields.tsx';
import { giveCode, turnBack } from '../session/session.ts';
import { SubmitForm } from '../session/submit-form.tsx';
import { FormSheet } from './form-sheet.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { secondStepWords } from './second-step-words.ts';

/** The password was right: now a code of the authenticator app, or what stands in for it. */
export function SecondStep() {
  const words = useWords(secondStepWords);
  const [factor, setFactor] = useState<'totp' | 'recoveryCode'>('totp');
  const [code, setCode] = useState('');
  const isOfApp = factor === 'totp';
  const toggle = () => {
    setFactor(isOfApp ? 'recoveryCode' : 'totp');
    setCode('');
  };
  return (
    <FormSheet
      documentTitle={words.documentTitle}
      heading={words.heading}
      lead={words[factor].lead}
      links={
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={toggle}>
            {words[factor].other}
          </Button>
          <Button variant="quiet" size="small" onClick={turnBack}>
            {words.back}
          </Button>
        </div>
      }
    >
      <SubmitForm
        key={factor}
        send={() => giveCode(factor, code.trim())}
        submit={words.submit}
        busy={words.busy}
      >
        <CodeField label={words[factor].label} value={code} onChange={setCode} isOfApp={isOfApp} />
      </SubmitForm>
      <PasskeyButton />
    </FormSheet>
  );
}
