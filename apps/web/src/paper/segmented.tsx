import { type ReactNode, useId } from 'react';

interface SegmentedProps<Value extends string> {
  /** Read out, not shown: says what is being chosen. */
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Segmented<Value extends string>({ legend, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-control border border-edge bg-sheet p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-9 cursor-pointer items-center gap-2 rounded-[4px] px-4 font-medium text-ink-soft text-sm transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
