import type { ReactNode } from 'react';
import { LogoMark } from '../drawings/logo.tsx';
import { Card } from '../paper/card.tsx';

interface FormSheetProps {
  documentTitle: string;
  /** For search engines and link previews. */
  description?: string;
  /** The server sends it as its address asks for it. */
  isAsAddressed?: boolean;
  heading: string;
  lead?: string;
  children: ReactNode;
  /** Where to go instead. */
  links: ReactNode;
}

/** One form on one sheet, in the middle of the page. It came drawn for visitors: for anybody else its code is needed at once. */
export function FormSheet(props: FormSheetProps) {
  const { documentTitle, description, isAsAddressed, heading, lead, children, links } = props;
  return (
    <div
      data-for-visitors
      data-as-addressed={isAsAddressed}
      className="page-width section-space grid justify-items-center"
    >
      <title>{documentTitle}</title>
      {description && <meta name="description" content={description} />}
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
