import { Switch as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  help?: ReactNode;
}

function ToggleText({ label, help, helpId }: { label: ReactNode; help: ReactNode; helpId: string }) {
  return (
    <span className="wrap-anywhere grid">
      <span>{label}</span>
      {help && (
        <span id={helpId} className="text-ink-soft text-sm">
          {help}
        </span>
      )}
    </span>
  );
}

export function Checkbox({ label, help, ...rest }: CheckboxProps) {
  const helpId = useId();
  return (
    <label className="flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input
        {...rest}
        type="checkbox"
        aria-describedby={help ? helpId : undefined}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <ToggleText label={label} help={help} helpId={helpId} />
    </label>
  );
}

interface SwitchProps {
  label: ReactNode;
  help?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** For what takes effect at once; a checkbox is for what is sent with a form. */
export function Switch({ label, help, isOn, onChange, isDisabled }: SwitchProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className="flex items-start gap-3 has-disabled:opacity-60">
      <Radix.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={isDisabled}
        aria-describedby={help ? helpId : undefined}
        className="mt-0.5 h-6 w-10 shrink-0 cursor-pointer rounded-full border border-edge bg-sheet p-0.5 transition-colors disabled:cursor-not-allowed data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-4.5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-accent" />
      </Radix.Root>
      <label htmlFor={id} className="cursor-pointer">
        <ToggleText label={label} help={help} helpId={helpId} />
      </label>
    </div>
  );
}
