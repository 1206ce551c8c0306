import type { ReactNode } from 'react';
import { LogoMark } from '../drawings/logo.tsx';
import { Card } from '../paper/card.tsx';

interface FormSheetProps {
  documentTitle: string;
  heading: string;
  lead?: string;
  children: ReactNode;
  /** Where to go instead. */
  links: ReactNode;
}

/** One form on one sheet, in the middle of the page. */
export function FormSheet({ documentTitle, heading, lead, children, links }: FormSheetProps) {
  return (
    <div className="page-width section-space grid justify-items-center">
      <title>{documentTitle}</title>
      <Card className="grid w-full max-w-[26rem] gap-6 md:p-8">
        <div className="grid gap-3">
          <LogoMark className="size-10" />
          <h1 className="text-2xl">{heading}</h1>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </div>
        {children}
        <div className="grid gap-2 border-rule border-t pt-5 text-sm">{links}</div>
      </Card>
    </div>
  );
}
