import type { ReactNode } from 'react';

interface SectionProps {
  /** Its address on the page. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="section-space border-rule border-t"
    >
      <div className="page-width">
        <h2 id={`${id}-title`} className="text-2xl md:text-3xl">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-measure text-ink-soft md:text-lg">{lead}</p>}
        <div className="mt-8 md:mt-12">{children}</div>
      </div>
    </section>
  );
}
