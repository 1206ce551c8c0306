import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
  /** What was begun in it stays, out of sight, while another tab is shown; the others start again each time. */
  isKept?: boolean;
}

interface TabsProps<Id extends string> {
  /** Read out: what the tabs are of. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
}

/** Takes back the two styles Radix sets: in a prerendered page they would be inline, which the security policy refuses. */
const withoutInlineStyle = { outline: undefined, animationDuration: undefined };

export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  const choose = (id: string) => {
    const tab = tabs.find((candidate) => candidate.id === id);
    if (tab) onChange(tab.id);
  };
  const strip = useStripAt(current, tabs[0]?.id);
  const [opened, setOpened] = useState<readonly Id[]>([current]);
  if (!opened.includes(current)) setOpened([...opened, current]);
  return (
    <Radix.Root value={current} onValueChange={choose} className="min-w-0">
      <Radix.List
        ref={strip}
        aria-label={label}
        style={withoutInlineStyle}
        className="more-to-scroll relative flex gap-1 overflow-x-auto border-rule border-b print:hidden"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-11 cursor-pointer whitespace-nowrap border-transparent border-b-2 px-4 font-medium text-ink-soft text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.id}
          value={tab.id}
          forceMount={(tab.isKept && opened.includes(tab.id)) || undefined}
          hidden={tab.id !== current}
          asChild
        >
          <div style={withoutInlineStyle} className="pt-6">
            {tab.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** On a narrow screen the tabs are wider than their strip: it is moved, and the page is not, until the chosen one is in sight. */
function useStripAt(current: string, first: string | undefined) {
  const strip = useRef<HTMLDivElement>(null);
  // It begins at its first tab: to measure that, on a page with many strips, would be to lay out all of them.
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const chosen = strip.current?.querySelector<HTMLElement>(`[role=tab][id$="-trigger-${current}"]`);
    if (!strip.current || !chosen) return;
    const { scrollLeft, clientWidth } = strip.current;
    const { offsetLeft, offsetWidth } = chosen;
    const isInSight = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
    if (!isInSight) strip.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [current]);
  return strip;
}
