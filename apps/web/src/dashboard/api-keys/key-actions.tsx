import { useWords } from '../../language/language-context.tsx';
import { useToast } from '../../paper/toast.tsx';
import { ActionButton } from '../action-button.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { deleteKey, restoreKey, setKeyStatus } from './key-documents.ts';
import { apiKeysWords } from './words.ts';

export function KeyActions({ apiKey }: { apiKey: ApiKey }) {
  const words = useWords(apiKeysWords);
  const { refresh } = useDashboard();
  const showToast = useToast();
  const { name } = apiKey;
  const isActive = apiKey.status === 'active';
  const toggle = async () => {
    await setKeyStatus(apiKey, isActive ? 'inactive' : 'active');
    refresh();
  };
  const undo = async () => {
    try {
      await restoreKey(apiKey);
      showToast({ tone: 'good', text: words.restored(name) });
    } catch {
      showToast({ tone: 'bad', text: words.notRestored(name) });
    }
    refresh();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton act={toggle} aria-label={isActive ? words.deactivateOf(name) : words.activateOf(name)}>
        {isActive ? words.deactivate : words.activate}
      </ActionButton>
      <DeleteButton
        label={words.deleteOf(name)}
        title={words.deleteTitle(name)}
        description={words.deleteQuestion}
        consequence={words.deleteText}
        done={words.deleted(name)}
        act={() => deleteKey(apiKey)}
        onDone={refresh}
        undo={{ label: words.undo, act: undo }}
      />
    </div>
  );
}
