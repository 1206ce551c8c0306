import { useCallback } from 'react';
import { addresses } from '../../../addresses.ts';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Notice } from '../../paper/notice.tsx';
import { useToast } from '../../paper/toast.tsx';
import { backend, callBackend } from '../../session/backend.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import { useLoaded } from '../documents/use-loaded.ts';
import { verifyWords } from './words.ts';

/** Nothing where the address is proven, or where the server mails no links. */
export function VerifyNotice() {
  const { account } = useDashboard();
  return account.emailVerification ? null : <NeededNotice />;
}

function NeededNotice() {
  const words = useWords(verifyWords);
  const showToast = useToast();
  const { account } = useDashboard();
  const load = useCallback(
    () => callBackend<{ isNeeded: boolean }>('GET', '/account/verifications/email'),
    [],
  );
  const { value } = useLoaded(load, 0);
  const send = () =>
    backend().account.createEmailVerification({ url: `${location.origin}${addresses.verification}` });
  const { isBusy, failure, submit } = useSubmission(send, () =>
    showToast({ tone: 'good', text: words.sent(account.email) }),
  );
  if (!value?.isNeeded) return null;
  return (
    <div className="mb-6">
      <Notice tone="warn" title={words.title}>
        <div className="grid justify-items-start gap-3">
          <p>{words.text(account.email)}</p>
          {failure && <p role="alert">{failure}</p>}
          <Button size="small" isBusy={isBusy} onClick={() => void submit()}>
            {isBusy ? words.sending : words.resend}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
