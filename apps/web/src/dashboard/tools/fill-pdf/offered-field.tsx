import { useWords } from '../../../language/language-context.tsx';
import { type ControlWiring, Field } from '../../../paper/field.tsx';
import { Select, TextArea, TextInput } from '../../../paper/inputs.tsx';
import { Checkbox } from '../../../paper/toggles.tsx';
import type { FormField } from './form-fields.ts';
import { fillWords } from './words.ts';

interface OfferedFieldProps {
  field: FormField;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The control that suits the field. */
export function OfferedField(props: OfferedFieldProps) {
  const { field } = props;
  const words = useWords(fillWords);
  if (field.kind === 'check') return <CheckField {...props} />;
  if (field.kind === 'choices') return <ChoicesField {...props} />;
  const help = field.value === '' || field.value === 'Off' ? undefined : words.now(field.value);
  return (
    <Field label={field.name} help={help}>
      {(wiring) =>
        field.kind === 'choice' ? (
          <ChoiceControl {...props} wiring={wiring} />
        ) : (
          <TextControl {...props} wiring={wiring} />
        )
      }
    </Field>
  );
}

type ControlProps = OfferedFieldProps & { wiring: ControlWiring };

function TextControl({ field, values, onChange, wiring }: ControlProps) {
  const Control = field.isMultiline ? TextArea : TextInput;
  return (
    <Control
      {...wiring}
      rows={field.isMultiline ? 3 : undefined}
      maxLength={field.lengthMax}
      autoComplete="off"
      value={values[0] ?? ''}
      onChange={(event: { target: { value: string } }) =>
        onChange(event.target.value === '' ? [] : [event.target.value])
      }
    />
  );
}

function ChoiceControl({ field, values, onChange, wiring }: ControlProps) {
  const words = useWords(fillWords);
  return (
    <Select
      {...wiring}
      value={values[0] ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? [] : [event.target.value])}
    >
      <option value="">{words.asIs}</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/** Sent only when it was touched: a box that is ticked in the document can be unticked. */
function CheckField({ field, values, onChange }: OfferedFieldProps) {
  const isTicked =
    values[0] === undefined ? field.value !== '' && field.value !== 'Off' : values[0] === 'true';
  return (
    <Checkbox
      label={field.name}
      checked={isTicked}
      onChange={(event) => onChange([String(event.target.checked)])}
    />
  );
}

function ChoicesField({ field, values, onChange }: OfferedFieldProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-sm">{field.name}</legend>
      {field.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={values.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...values, value] : values.filter((other) => other !== value))
          }
        />
      ))}
    </fieldset>
  );
}
