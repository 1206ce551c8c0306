import { formatDateTime } from '../../language/dates.ts';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Notice } from '../../paper/notice.tsx';
import { signOut } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { visitWords } from './words.ts';

/** For somebody of our support, who must never take the account for their own; nothing for its owner. */
export function VisitNotice() {
  const words = useWords(visitWords);
  const session = useSession();
  const { isBusy, failure, submit } = useSubmission(signOut);
  if (session.status !== 'signed-in' || !session.visit) return null;
  const { account, visit } = session;
  return (
    <div className="mb-6">
      <Notice tone="warn" title={words.title(visit.ticket, account.email)}>
        <div className="grid justify-items-start gap-3">
          <p>{words.text(formatDateTime(visit.endsAt))}</p>
          {failure && <p role="alert">{failure}</p>}
          <Button size="small" isBusy={isBusy} onClick={() => void submit()}>
            {words.end}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
