import { TriangleAlert } from 'lucide-react';
import { useWords } from '../../../language/language-context.tsx';
import { type ControlWiring, Field, FieldError } from '../../../paper/field.tsx';
import { Select, TextArea, TextInput } from '../../../paper/inputs.tsx';
import { Checkbox } from '../../../paper/toggles.tsx';
import type { FormField } from '../form-fields/form-fields.ts';
import { fitText, measureText } from '../form-fields/text-fit.ts';
import { fillWords } from './words.ts';

interface OfferedFieldProps {
  field: FormField;
  values: readonly string[];
  /** Why the server refused it. */
  error: string | undefined;
  /** The server had to cut it off. */
  isCutOff: boolean;
  /** The customer is at this field on the page. */
  isPointed: boolean;
  onChange: (values: readonly string[]) => void;
}

/** The control that suits the field, under the name that people know it by; its technical name in small. */
export function OfferedField(props: OfferedFieldProps) {
  const { field, isPointed } = props;
  return (
    <div
      data-pointed={isPointed || undefined}
      data-field={field.name}
      className="grid content-start gap-1 rounded-control px-2 py-2 data-pointed:bg-info-wash"
    >
      <OfferedControl {...props} />
      {field.label !== undefined && (
        <p className="wrap-anywhere font-mono text-ink-soft text-xs">{field.name}</p>
      )}
      {(field.kind === 'check' || field.kind === 'choices') && <FieldError>{props.error}</FieldError>}
      <TooLong
        field={field}
        text={field.kind === 'text' ? props.values[0] : undefined}
        isCutOff={props.isCutOff}
      />
    </div>
  );
}

/** What does not fit its box would be cut off in the document. */
interface TooLongProps {
  field: FormField;
  text: string | undefined;
  isCutOff: boolean;
}

function TooLong({ field, text, isCutOff }: TooLongProps) {
  const words = useWords(fillWords);
  const [place] = field.places;
  const isTooLong = text && place && fitText(text, field, place, measureText).isTooLong;
  if (!isTooLong && !isCutOff) return null;
  return (
    <p role="status" className="flex items-start gap-1.5 text-sm text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {isCutOff ? words.cutOff : words.tooLong}
    </p>
  );
}

function OfferedControl(props: OfferedFieldProps) {
  const { field } = props;
  const words = useWords(fillWords);
  if (field.kind === 'check') return <CheckField {...props} />;
  if (field.kind === 'choices') return <ChoicesField {...props} />;
  return (
    <Field
      label={field.label ?? field.name}
      help={field.value === '' ? undefined : words.now(field.value)}
      error={props.error}
    >
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
  const isTicked = values[0] === undefined ? field.value !== '' : values[0] === 'true';
  return (
    <Checkbox
      label={field.label ?? field.name}
      checked={isTicked}
      onChange={(event) => onChange([String(event.target.checked)])}
    />
  );
}

function ChoicesField({ field, values, onChange }: OfferedFieldProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="wrap-anywhere mb-1 font-medium text-sm">{field.label ?? field.name}</legend>
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
