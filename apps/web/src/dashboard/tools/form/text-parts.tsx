import { useWords } from '../../../language/language-context.tsx';
import { Field } from '../../../paper/field.tsx';
import { Select, TextInput } from '../../../paper/inputs.tsx';
import { textIn, withText } from '../request/draft.ts';
import { toolsWords } from '../words.ts';
import type { PartProps } from './part-props.ts';

/** The label of a part, marked where it may be left out. */
export function useLabel({ part, words }: Pick<PartProps, 'part' | 'words'>): string {
  const { optional } = useWords(toolsWords);
  return part.isRequired ? words.label : optional(words.label);
}

export function TextPart({ name, part, words, draft, onChange, error }: PartProps) {
  return (
    <Field label={words.label} help={words.help} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          maxLength={part.lengthMax}
          autoComplete="off"
          value={textIn(draft, name)}
          onChange={(event) => onChange(withText(draft, name, event.target.value))}
        />
      )}
    </Field>
  );
}

/** One of a few. */
export function ChoicePart({ name, part, words, draft, onChange }: PartProps) {
  return (
    <Field label={words.label}>
      {(wiring) => (
        <Select
          {...wiring}
          value={textIn(draft, name) || part.choices?.[0]}
          onChange={(event) => onChange(withText(draft, name, event.target.value))}
        >
          {part.choices?.map((choice) => (
            <option key={choice} value={choice}>
              {words.choices?.[choice] ?? choice}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
