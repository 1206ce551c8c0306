import type { ReactNode } from 'react';
import { useWords } from '../language/language-context.tsx';
import type { ContentsGroup } from './contents.ts';
import { linkNameId } from './heading.tsx';
import { Menu } from './menu/menu.tsx';
import { OwnKeyProvider } from './own-key/own-key.tsx';
import { documentationWords } from './words.ts';

interface DocumentationLayoutProps {
  groups: readonly ContentsGroup[];
  current: string | undefined;
  children: ReactNode;
}

/** Contents beside what is read. */
export function DocumentationLayout({ groups, current, children }: DocumentationLayoutProps) {
  const words = useWords(documentationWords);
  return (
    <OwnKeyProvider>
      <div className="desk-width grid gap-x-12 pb-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-10">
        <Menu groups={groups} current={current} />
        <div className="min-w-0">{children}</div>
        <span id={linkNameId} hidden>
          {words.linkTo}
        </span>
      </div>
    </OwnKeyProvider>
  );
}
