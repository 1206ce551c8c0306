import { useEffect, useState } from 'react';
import { begin, findWork, keepWork, type Work, workAtHand } from './work-store.ts';

/** What was begun under this id; absent while it is looked for. */
export function useFoundWork(id: string, accountId: string): Work | undefined {
  const [found, setFound] = useState<{ id: string; work: Work }>();
  useEffect(() => {
    let isCurrent = true;
    void findWork(id, accountId).then((work) => isCurrent && setFound({ id, work }));
    return () => {
      isCurrent = false;
    };
  }, [id, accountId]);
  return workAtHand(id) ?? (found?.id === id ? found.work : undefined);
}

/** At hand at once; stored when typing pauses. */
const pauseMs = 250;

export function useKeepWork(id: string, accountId: string, { draft, success }: Work): void {
  useEffect(() => {
    begin(id, { draft, success });
    const timer = setTimeout(() => void keepWork(id, accountId, { draft, success }), pauseMs);
    return () => clearTimeout(timer);
  }, [id, accountId, draft, success]);
}
