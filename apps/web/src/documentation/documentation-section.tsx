import type { ReactNode } from 'react';
import { classNames } from '../paper/class-names.ts';
import { Heading, HeadingsOfPage } from './heading.tsx';

interface DocumentationSectionProps {
  /** Its address on the page. */
  id: string;
  title: ReactNode;
  /** A page of its own begins with it. */
  isPage?: boolean;
  aside?: ReactNode;
  /** Where there is no room beside the text, the code comes right after this; without it, after everything. */
  lead?: ReactNode;
  /** Beside the text where there is room, and in view for as long as it is read. */
  code?: ReactNode;
  children: ReactNode;
}

export function DocumentationSection({
  id,
  title,
  isPage = false,
  aside,
  lead,
  code,
  children,
}: DocumentationSectionProps) {
  const text = <HeadingsOfPage value={isPage}>{children}</HeadingsOfPage>;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'laid-out-in-turn grid min-w-0 gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] xl:grid-rows-[auto_1fr]',
        isPage ? 'pt-6 pb-12' : 'border-rule border-t py-12',
      )}
    >
      <div className="grid min-w-0 content-start gap-6">
        <div className="flex items-start justify-between gap-4">
          <Heading level={isPage ? 1 : 2} id={`${id}-title`} target={id}>
            {title}
          </Heading>
          {aside}
        </div>
        {lead ?? text}
      </div>
      {lead && (
        <div className="laid-out-in-turn grid min-w-0 content-start gap-6 max-xl:order-last">{text}</div>
      )}
      {code && (
        <div className="laid-out-in-turn grid min-w-0 content-start gap-4 self-start xl:sticky xl:top-24 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          {code}
        </div>
      )}
    </section>
  );
}
