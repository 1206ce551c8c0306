import type { ReactNode } from 'react';

interface DocumentationSectionProps {
  /** Its address on the page. */
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function DocumentationSection({ id, title, aside, children }: DocumentationSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 gap-6 border-rule border-t py-12"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
