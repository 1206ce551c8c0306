import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { messageOf } from '../../session/backend-errors.ts';
import { hasStarted } from '../../site/landing/start-path.ts';
import { createKey } from '../api-keys/key-documents.ts';
import { useWholeKey } from '../api-keys/use-whole-key.ts';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { type FirstAnswer, makeFirstCall } from './first-call.ts';
import { firstRunWords } from './words.ts';

/** The key that the first call is made with, on this page or in a terminal, and that call. */
export function useFirstRun(activeKey: ApiKey | undefined) {
  const words = useWords(firstRunWords);
  const { language } = useLanguage();
  const { account, refresh } = useDashboard();
  const [made, setMade] = useState<ApiKey>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<FirstAnswer>();
  const isMaking = useRef(false);
  const readWhole = useWholeKey();
  const key = made ?? activeKey;

  const attempt = async (act: () => Promise<void>) => {
    setFailure(undefined);
    await act().catch((error: unknown) => setFailure(messageOf(error)));
  };
  const keyAtHand = async (): Promise<ApiKey> => {
    if (key) return key;
    const created = await createKey(account.$id, words.keyName);
    setMade(created);
    refresh();
    return created;
  };
  const run = async () => {
    setIsBusy(true);
    await attempt(async () => setAnswer(await makeFirstCall(await keyAtHand(), language)));
    setIsBusy(false);
  };
  useEffect(() => {
    // New customers who came by “Get started” find a key; others create one when they run or copy the call.
    if (key || isMaking.current || !hasStarted()) return;
    isMaking.current = true;
    void attempt(async () => void (await keyAtHand()));
  });
  return { key, wholeKey: async () => readWhole(await keyAtHand()), run, isBusy, failure, answer };
}
