import { messageLengthMax } from '@pagesmith/catalog';
import { Field } from '../paper/field.tsx';
import { TextArea } from '../paper/inputs.tsx';
import { useFieldError } from '../session/field-error.ts';

interface MessageFieldProps {
  label: string;
  help?: string | undefined;
  rows?: number;
  value: string;
  onChange: (value: string) => void;
}

/** Too long is said and not cut off: whoever pastes a long text would not see what is missing. */
const checkMessage = (text: string) => {
  if (text.trim() === '') return 'missing';
  return text.length > messageLengthMax ? 'tooLong' : undefined;
};

export function MessageField({ label, help, rows = 7, value, onChange }: MessageFieldProps) {
  const { error, checked } = useFieldError(checkMessage);
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => <TextArea {...wiring} {...checked(onChange)} required rows={rows} value={value} />}
    </Field>
  );
}
