import { lazy, Suspense } from 'react';
import { Skeleton } from '../../paper/states.tsx';

const Tools = lazy(async () => ({ default: (await import('./tools.tsx')).Tools }));

/** The tab of the tools; their code is loaded when it is opened. */
export function ToolsTab({ onOpenKeys }: { onOpenKeys: () => void }) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Tools onOpenKeys={onOpenKeys} />
    </Suspense>
  );
}
