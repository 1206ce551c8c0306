import { useWords } from '../../language/language-context.tsx';
import { AcceptedPages } from '../../login/acceptance.tsx';
import { Button } from '../../paper/button.tsx';
import { Notice } from '../../paper/notice.tsx';
import { acceptTerms } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { useSubmission } from '../../session/use-submission.ts';
import { acceptanceWords } from './words.ts';

/** For accounts that were made without our form, which asks for it; nothing for all others. */
export function AcceptanceNotice() {
  const words = useWords(acceptanceWords);
  const session = useSession();
  const { isBusy, failure, submit } = useSubmission(acceptTerms);
  if (session.status !== 'signed-in' || !session.owesAcceptance) return null;
  return (
    <div className="mb-6">
      <Notice tone="info" title={words.title}>
        <div className="grid justify-items-start gap-3">
          <p>{words.text}</p>
          <AcceptedPages beginning={words.accept} />
          {failure && <p role="alert">{failure}</p>}
          <Button size="small" isBusy={isBusy} onClick={() => void submit()}>
            {words.button}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
