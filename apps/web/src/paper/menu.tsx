import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
}

const item =
  'flex min-h-10 cursor-pointer select-none items-center gap-2 rounded-control px-3 text-sm outline-none data-highlighted:bg-rule';

/** Focus goes back to the button, unless what was chosen has taken it elsewhere: to a section, or into a dialog. */
function keepFocusThatMovedOn(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}

/**
 * Not modal: a modal one writes a style element into the page, which the content security policy refuses.
 * Not in a portal: it stays in the landmark of its button.
 */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={keepFocusThatMovedOn}
        className="z-50 min-w-44 rounded-sheet border border-rule bg-sheet p-1 shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Radix.Item onSelect={onSelect} className={item}>
      {children}
    </Radix.Item>
  );
}

interface MenuChoiceProps<Value extends string> {
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** One of several, the current one ticked; the menu closes after the choice. */
export function MenuChoice<Value extends string>({ value, options, onChange }: MenuChoiceProps<Value>) {
  return (
    <Radix.RadioGroup value={value}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          onSelect={() => onChange(option.value)}
          className={item}
        >
          <span className="size-4">
            <Radix.ItemIndicator>
              <Check aria-hidden className="size-4 text-accent" />
            </Radix.ItemIndicator>
          </span>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
