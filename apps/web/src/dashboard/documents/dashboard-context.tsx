import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { AccountModel } from '../../session/session.ts';
import { useChanges } from '../../session/use-changes.ts';
import { type DashboardData, loadDashboardData } from './dashboard-data.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

interface Dashboard {
  readonly account: AccountModel;
  readonly data: Loaded<DashboardData>;
  /** Grows when something has changed on the server, or the customer asks: what is loaded with it is loaded again. */
  readonly version: number;
  refresh(): void;
  /** The server announces changes; without that, what is shown may be out of date. */
  readonly isConnected: boolean;
}

const DashboardContext = createContext<Dashboard | undefined>(undefined);

export function DashboardProvider({ account, children }: { account: AccountModel; children: ReactNode }) {
  const [version, setVersion] = useState(0);
  const refresh = useCallback(() => setVersion((former) => former + 1), []);
  const isConnected = useChanges(refresh);
  const load = useCallback(() => loadDashboardData(account.$id), [account.$id]);
  const data = useLoaded(load, version);
  return (
    <DashboardContext value={{ account, data, version, refresh, isConnected }}>{children}</DashboardContext>
  );
}

/** What all tabs share: the account, its keys, counts and subscription, and when to load again. */
export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (!dashboard) throw new Error('useDashboard is called outside of a DashboardProvider.');
  return dashboard;
}
