import { type ContactReason, contactReasons } from '@pagesmith/catalog';
import { useWords } from '../language/language-context.tsx';
import { Field } from '../paper/field.tsx';
import { Select } from '../paper/inputs.tsx';
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
  const choose = (chosen: string) => {
    const reason = contactReasons.find((known) => known === chosen);
    if (reason) onChange(reason);
  };
  return (
    <Field label={words.reason}>
      {(wiring) => (
        <Select {...wiring} required value={value} onChange={(event) => choose(event.target.value)}>
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
