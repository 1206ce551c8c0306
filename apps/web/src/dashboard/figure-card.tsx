import type { ReactNode } from 'react';
import { Card } from '../paper/card.tsx';

/** In a `dl`: a number first, large, with what it means below. */
export function FigureCard({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col-reverse justify-end gap-1 p-4 md:p-5">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-semibold font-serif text-2xl tabular-nums md:max-lg:text-xl">{children}</dd>
    </Card>
  );
}
