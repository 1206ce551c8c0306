import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { Notice } from '../../../paper/notice.tsx';
import { useToast } from '../../../paper/toast.tsx';
import { useSubmission } from '../../../session/use-submission.ts';
import { createKey } from '../../api-keys/key-documents.ts';
import { useDashboard } from '../../documents/dashboard-context.tsx';
import { toolsWords } from '../words.ts';

/** Without a key nothing can be sent: create one here, or go to the keys. */
export function KeyWarning({ hasKeys, onOpenKeys }: { hasKeys: boolean; onOpenKeys: () => void }) {
  const words = useWords(toolsWords);
  const { account, refresh } = useDashboard();
  const showToast = useToast();
  const { isBusy, failure, submit } = useSubmission(
    () => createKey(account.$id, words.newKeyName),
    () => {
      showToast({ tone: 'good', text: words.keyMade(words.newKeyName) });
      refresh();
    },
  );
  return (
    <Notice tone="warn" title={words.keyRequired}>
      <div className="grid gap-3">
        <p>{hasKeys ? words.keyInactiveText : words.keyRequiredText}</p>
        {failure && (
          <p role="alert" className="text-bad">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button size="small" variant="primary" isBusy={isBusy} onClick={() => void submit()}>
            {words.makeKey}
          </Button>
          <Button size="small" onClick={onOpenKeys}>
            {words.toKeys}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
