import { RefreshCw, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { useToast } from '../../paper/toast.tsx';
import { ActionButton } from '../action-button.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { deleteKey, restoreKey, setKeyStatus } from './key-documents.ts';
import { keyOptionsWords } from './options-words.ts';
import { RotateDialog } from './rotate-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { apiKeysWords } from './words.ts';

interface KeyActionsProps {
  apiKey: ApiKey;
  /** With the new text, in full. */
  onRotated: (text: string) => void;
}

export function KeyActions({ apiKey, onRotated }: KeyActionsProps) {
  const options = useWords(keyOptionsWords);
  const [open, setOpen] = useState<'settings' | 'rotation'>();
  const close = () => setOpen(undefined);
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
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <Button size="small" onClick={() => setOpen('settings')} aria-label={options.editOf(name)}>
        <Settings2 aria-hidden className="size-4" />
        {options.edit}
      </Button>
      <Button size="small" onClick={() => setOpen('rotation')} aria-label={options.rotateOf(name)}>
        <RefreshCw aria-hidden className="size-4" />
        {options.rotate}
      </Button>
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
      {open === 'settings' && <SettingsDialog apiKey={apiKey} onClose={close} />}
      {open === 'rotation' && <RotateDialog apiKey={apiKey} onClose={close} onRotated={onRotated} />}
    </div>
  );
}
