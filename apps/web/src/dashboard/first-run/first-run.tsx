import { languages } from '@pagesmith/kernel';
import { type ReactNode, useState } from 'react';
import { Skeleton } from '../../paper/states.tsx';
import { useDashboard } from '../documents/dashboard-context.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { useLoaded } from '../documents/use-loaded.ts';
import { firstRunWords } from './words.ts';

const loadFirstCall = async () => (await import('./first-call-panel.tsx')).FirstCall;

/** In the place of an overview that would be all zeros: the first call, made with one click. */
export function FirstRun({ children }: { children: ReactNode }) {
  const { data } = useDashboard();
  const { apiKeys = [], totalRequests } = data.value ?? {};
  const isOurs = ({ name }: ApiKey) => languages.some((language) => firstRunWords[language].keyName === name);
  const isNew = totalRequests === 0 && apiKeys.every(isOurs);
  // The call that it makes ends the first run for good; what it shows stays until the customer goes on.
  const [isShown, setIsShown] = useState(isNew);
  if (!isShown) return children;
  const activeKey = apiKeys.find(({ status }) => status === 'active');
  return (
    <LoadedFirstCall activeKey={activeKey} onLeave={() => setIsShown(false)}>
      {children}
    </LoadedFirstCall>
  );
}

interface LoadedProps {
  activeKey: ApiKey | undefined;
  onLeave: () => void;
  children: ReactNode;
}

/** Its code comes for new accounts alone; where it does not come, the overview does. */
function LoadedFirstCall({ children, ...props }: LoadedProps) {
  const { version } = useDashboard();
  const { value: FirstCall, hasFailed } = useLoaded(loadFirstCall, version);
  if (FirstCall) return <FirstCall {...props} />;
  return hasFailed ? children : <Skeleton className="h-96" />;
}
