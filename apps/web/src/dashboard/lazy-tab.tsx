import type { ComponentType } from 'react';
import { useWords } from '../language/language-context.tsx';
import { ErrorState, Skeleton } from '../paper/states.tsx';
import { useDashboard } from './documents/dashboard-context.tsx';
import { useLoaded } from './documents/use-loaded.ts';
import type { TabProps } from './tab-props.ts';
import { dashboardWords } from './words.ts';

type Tab = ComponentType<TabProps>;
type LoadTab = () => Promise<Tab>;

/** Drawn at once when they are opened again. */
const arrived = new Map<LoadTab, Tab>();

const loads = {
  tools: keep(async () => (await import('./tools/tools.tsx')).Tools),
  'api-keys': keep(async () => (await import('./api-keys/api-keys.tsx')).ApiKeys),
  logs: keep(async () => (await import('./logs/logs.tsx')).Logs),
  activity: keep(async () => (await import('./activity/activity.tsx')).Activity),
  billing: keep(async () => (await import('./billing/billing.tsx')).Billing),
};

function keep(load: LoadTab): LoadTab {
  const kept = async () => {
    const tab = await load();
    arrived.set(kept, tab);
    return tab;
  };
  return kept;
}

/** A tab whose code comes when it is opened. If it cannot, the others stay as they are, and it is tried again. */
export function LazyTab({ id, ...props }: TabProps & { id: keyof typeof loads }) {
  const words = useWords(dashboardWords);
  const { version, refresh } = useDashboard();
  const { value, hasFailed, isLoading } = useLoaded(loads[id], version);
  const Shown = value ?? arrived.get(loads[id]);
  if (Shown) return <Shown {...props} />;
  if (!hasFailed) return <Skeleton className="h-96" />;
  return (
    <ErrorState title={words.tabFailed} onRetry={refresh} isRetrying={isLoading}>
      <p>{words.tabFailedText}</p>
    </ErrorState>
  );
}
