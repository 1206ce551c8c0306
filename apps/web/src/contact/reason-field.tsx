import { type ContactReason, contactReasons } from '@pagesmith/catalog';
import { useWords } from '../language/language-context.tsx';
import { Field } from '../paper/field.tsx';
import { Select } from '../paper/inputs.tsx';
import { useFieldError } from '../session/field-error.ts';
import { reasonWords } from './reason-words.ts';
import { contactWords } from './words.ts';

interface ReasonFieldProps {
  /** Empty until one is chosen. */
  value: ContactReason | '';
  onChange: (reason: ContactReason) => void;
}

export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const words = useWords(contactWords);
  const reasons = useWords(reasonWords);
  const { error, checked } = useFieldError();
  const choose = (chosen: string) => {
    const reason = contactReasons.find((known) => known === chosen);
    if (reason) onChange(reason);
  };
  return (
    <Field label={words.reason} error={error}>
      {(wiring) => (
        <Select {...wiring} {...checked(choose)} required value={value}>
          {value === '' && <option value="">{words.chooseReason}</option>}
          {contactReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasons[reason]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
