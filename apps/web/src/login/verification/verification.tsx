import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { Notice } from '../../paper/notice.tsx';
import { TextLink } from '../../paper/text-link.tsx';
import { backend } from '../../session/backend.ts';
import { checkSession } from '../../session/session.ts';
import { SubmitForm } from '../../session/submit-form.tsx';
import { FormSheet } from '../form-sheet.tsx';
import { verificationWords } from './words.ts';

/** Where the mailed link leads. It takes a press of the button: programs that open every link of a mail prove nothing. */
export function Verification() {
  const words = useWords(verificationWords);
  const [parameters] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  const userId = parameters.get('userId');
  const secret = parameters.get('secret');
  const done = () => {
    setIsDone(true);
    void checkSession();
  };
  return (
    <FormSheet
      documentTitle={words.documentTitle}
      description={words.description}
      isAsAddressed
      heading={words.heading}
      {...(userId && secret && !isDone && { lead: words.lead })}
      links={
        <p>
          <TextLink to={addresses.dashboard}>{words.dashboard}</TextLink>
        </p>
      }
    >
      {isDone && (
        <Notice tone="good" title={words.done}>
          {words.doneText}
        </Notice>
      )}
      {!isDone && userId && secret && (
        <SubmitForm
          send={() => backend().account.updateEmailVerification({ userId, secret })}
          onDone={done}
          submit={words.submit}
          busy={words.busy}
        >
          {null}
        </SubmitForm>
      )}
      {!isDone && !(userId && secret) && (
        <Notice tone="warn" title={words.incomplete}>
          {words.incompleteText}
        </Notice>
      )}
    </FormSheet>
  );
}
