import { isApiKey } from '@pagesmith/catalog';
import { useConfirmation } from '../confirmation/confirmation.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { readKey } from './key-documents.ts';

/** How to get a key in full: at once while the backend sends it so, else after its owner has confirmed to be there. */
export function useWholeKey(): (apiKey: ApiKey) => Promise<string> {
  const { confirm } = useConfirmation();
  const { refresh } = useDashboard();
  return async (apiKey) => {
    if (isApiKey(apiKey.key)) return apiKey.key;
    await confirm();
    refresh();
    return readKey(apiKey);
  };
}
