import type { ReactNode } from 'react';
import { Prose } from '../paper/prose.tsx';

interface TabHeadingProps {
  id?: string;
  title: string;
  /** What is seen here, in a sentence. */
  lead: string;
  children?: ReactNode;
}

export function TabHeading({ id, title, lead, children }: TabHeadingProps) {
  return (
    <div className="grid gap-1">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="text-ink-soft">
        <Prose>{lead}</Prose>
      </p>
      {children}
    </div>
  );
}
