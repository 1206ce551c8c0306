import type { Option, OptionWords } from '@pagesmith/operations';
import { Field } from '../../../paper/field.tsx';
import { Select } from '../../../paper/inputs.tsx';
import { Checkbox } from '../../../paper/toggles.tsx';

interface OptionControlProps {
  option: Option;
  words: OptionWords<Option>;
  /** Empty where the option is left out. */
  value: string;
  onChange: (value: string) => void;
}

/** A flag as a check box, a choice as a list that begins with none. */
export function OptionControl({ option, words, value, onChange }: OptionControlProps) {
  if (option.kind === 'flag') {
    return (
      <Checkbox
        label={words.label}
        help={words.help}
        checked={value === 'true'}
        onChange={({ target }) => onChange(target.checked ? 'true' : '')}
      />
    );
  }
  return (
    <Field label={words.label} help={words.help}>
      {(wiring) => (
        <Select {...wiring} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{words.none}</option>
          {option.choices.map((choice) => (
            <option key={choice} value={choice}>
              {words.choices?.[choice] ?? choice}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
