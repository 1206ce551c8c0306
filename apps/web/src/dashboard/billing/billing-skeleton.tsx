import { useWords } from '../../language/language-context.tsx';
import { Skeleton } from '../../paper/states.tsx';
import { accountWords } from './account/words.ts';

export function BillingSkeleton() {
  const { loading } = useWords(accountWords);
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {loading}
      </p>
      <Skeleton className="h-9 w-48" />
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
