import type { BillingAccount } from '@pagesmith/contract';
import { useCallback, useEffect, useState } from 'react';
import { useDashboard } from '../../documents/dashboard-context.tsx';
import { type Loaded, useLoaded } from '../../documents/use-loaded.ts';
import { loadBillingAccount } from './billing-account.ts';

export interface Billing {
  readonly account: Loaded<BillingAccount>;
  /** Grows when something has to be loaded again, whatever the server announces. */
  readonly version: number;
  reload(): void;
  /** What the server has answered to a change is newer than what was loaded. */
  accept(account: BillingAccount): void;
}

/** Loaded again after every change that the server announces, and when the customer comes back from the checkout. */
export function useBilling(): Billing {
  const { version: changes } = useDashboard();
  const [version, setVersion] = useState(0);
  const reload = useCallback(() => setVersion((former) => former + 1), []);
  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  const asked = changes + version;
  const loaded = useLoaded(loadBillingAccount, asked);
  const [answered, setAnswered] = useState<{ account: BillingAccount; asked: number }>();
  const isAnswerNewer = answered && (answered.asked === asked || loaded.isLoading);
  const account = isAnswerNewer ? { ...loaded, value: answered.account } : loaded;
  return { account, version, reload, accept: (account) => setAnswered({ account, asked }) };
}
