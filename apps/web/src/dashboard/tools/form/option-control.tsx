import type { Option, OptionWords } from '@pagesmith/operations';
import { useWords } from '../../../language/language-context.tsx';
import { Field } from '../../../paper/field.tsx';
import { Select } from '../../../paper/inputs.tsx';
import { Checkbox } from '../../../paper/toggles.tsx';
import { formWords } from './words.ts';

interface OptionControlProps {
  option: Option;
  words: OptionWords<Option>;
  /** Empty where the option is left out. */
  value: string;
  onChange: (value: string) => void;
}

type ChoiceProps = OptionControlProps & { option: Extract<Option, { kind: 'choice' }> };

/** A flag as a check box, a choice as a list that begins with none; where several may be chosen, a list for each. */
export function OptionControl({ option, words, value, onChange }: OptionControlProps) {
  if (option.kind === 'choice') {
    const props = { option, words, value, onChange };
    return option.alone === undefined ? <OneChoice {...props} /> : <SomeChoices {...props} />;
  }
  return (
    <Checkbox
      label={words.label}
      help={words.help}
      checked={value === 'true'}
      onChange={({ target }) => onChange(target.checked ? 'true' : '')}
    />
  );
}

function OneChoice({ option, words, value, onChange }: ChoiceProps) {
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

function SomeChoices({ option, words, value, onChange }: ChoiceProps) {
  const { alsoFor, noOther } = useWords(formWords);
  const chosen = value === '' ? [] : value.split(',');
  const takesMore =
    chosen.length > 0 && option.alone !== chosen[0] && chosen.length < option.choices.length - 1;
  const choose = (place: number, choice: string) => {
    const others = choice === option.alone ? [] : chosen.filter((known) => known !== option.alone);
    onChange([...others.slice(0, place), choice, ...others.slice(place + 1)].filter(Boolean).join(','));
  };
  const isOpen = (choice: string, place: number) =>
    chosen[place] === choice || (!chosen.includes(choice) && (place === 0 || choice !== option.alone));
  const listCount = chosen.length + (takesMore || chosen.length === 0 ? 1 : 0);
  return Array.from({ length: listCount }, (_, place) => place).map((place) => (
    <OneChoice
      key={place}
      option={{ ...option, choices: option.choices.filter((choice) => isOpen(choice, place)) }}
      words={place === 0 ? words : { ...words, label: alsoFor(words.label), help: '', none: noOther }}
      value={chosen[place] ?? ''}
      onChange={(choice) => choose(place, choice)}
    />
  ));
}
