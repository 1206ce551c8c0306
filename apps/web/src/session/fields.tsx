import { Field } from '../paper/field.tsx';
import { PasswordInput, TextInput } from '../paper/inputs.tsx';

interface PersonFieldProps {
  label: string;
  help?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Who somebody is. Asked for in the same way wherever it is asked for, so that browsers fill it in by themselves. */
export function NameField({ label, help, value, onChange }: PersonFieldProps) {
  return (
    <Field label={label} help={help}>
      {(wiring) => (
        <TextInput
          {...wiring}
          required
          autoComplete="name"
          maxLength={128}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function EmailField({ label, help, value, onChange }: PersonFieldProps) {
  return (
    <Field label={label} help={help}>
      {(wiring) => (
        <TextInput
          {...wiring}
          required
          type="email"
          autoComplete="email"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps extends PersonFieldProps {
  /** One that is chosen here, and not the one that opens the account now. */
  isNew?: boolean;
}

export function PasswordField({ label, help, value, onChange, isNew = false }: PasswordFieldProps) {
  return (
    <Field label={label} help={help}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
