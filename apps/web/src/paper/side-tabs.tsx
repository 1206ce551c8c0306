import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

export interface SideTab<Id extends string> {
  id: Id;
  label: string;
  icon: ReactNode;
  content: ReactNode;
}

interface SideTabsProps<Id extends string> {
  /** Read out: what the sections are of. */
  label: string;
  tabs: readonly SideTab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
}

/** Sections beside their names; on a narrow screen below a strip of them. What is not shown is not there. */
export function SideTabs<Id extends string>({ label, tabs, current, onChange }: SideTabsProps<Id>) {
  const choose = (id: string) => {
    const tab = tabs.find((candidate) => candidate.id === id);
    if (tab) onChange(tab.id);
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector(`[role=tab][id$="-trigger-${current}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <Radix.Root
      orientation="vertical"
      value={current}
      onValueChange={choose}
      className="grid min-w-0 gap-6 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-8"
    >
      <Radix.List
        ref={list}
        aria-label={label}
        className="max-md:more-to-scroll flex gap-1 overflow-x-auto border-rule border-b p-1 md:flex-col md:overflow-visible md:border-r md:border-b-0 md:pr-4 [--ground:var(--color-sheet)]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="flex min-h-10 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap rounded-control px-3 text-left text-ink-soft text-sm hover:text-ink data-[state=active]:bg-rule data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="min-w-0">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
