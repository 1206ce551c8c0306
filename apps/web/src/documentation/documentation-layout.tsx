import type { ReactNode } from 'react';
import type { ContentsGroup } from './contents.ts';
import { Menu } from './menu/menu.tsx';
import { OwnKeyProvider } from './own-key/own-key.tsx';

interface DocumentationLayoutProps {
  groups: readonly ContentsGroup[];
  current: string | undefined;
  children: ReactNode;
}

/** Contents beside what is read. */
export function DocumentationLayout({ groups, current, children }: DocumentationLayoutProps) {
  return (
    <OwnKeyProvider>
      <div className="desk-width grid gap-x-12 pb-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-10">
        <Menu groups={groups} current={current} />
        <div className="min-w-0">{children}</div>
      </div>
    </OwnKeyProvider>
  );
}
