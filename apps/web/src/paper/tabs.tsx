import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
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
  return (
    <Radix.Root value={current} onValueChange={choose}>
      <Radix.List
        aria-label={label}
        style={withoutInlineStyle}
        className="flex gap-1 overflow-x-auto border-rule border-b"
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
        <Radix.Content key={tab.id} value={tab.id} asChild>
          <div style={withoutInlineStyle} className="pt-6">
            {tab.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
