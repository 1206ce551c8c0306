import type { ComponentProps } from 'react';
import { Field } from '../paper/field.tsx';
import { PasswordInput, TextInput } from '../paper/inputs.tsx';
import { passwordLengthMin, useFieldError } from './field-error.ts';

interface PersonFieldProps {
  label: string;
  help?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

type PersonInputProps = PersonFieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'maxLength' | 'pattern'>;

/** Who somebody is. Asked for in the same way wherever it is asked for, so that browsers fill it in by themselves. */
function PersonField({ label, help, onChange, ...input }: PersonInputProps) {
  const { error, checked } = useFieldError();
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => <TextInput {...wiring} {...input} {...checked(onChange)} required />}
    </Field>
  );
}

export const NameField = (props: PersonFieldProps) => (
  <PersonField {...props} autoComplete="name" maxLength={128} pattern=".*\S.*" />
);

export const EmailField = (props: PersonFieldProps) => (
  <PersonField {...props} type="email" autoComplete="email" />
);

interface CodeFieldProps extends PersonFieldProps {
  /** One of the app, of six digits; otherwise a recovery code. */
  isOfApp?: boolean;
}

/** Asked for because of what was just done: the keyboard goes on in it. */
export function CodeField({ label, help, value, onChange, isOfApp = true }: CodeFieldProps) {
  return (
    <Field label={label} help={help}>
      {(wiring) => (
        <TextInput
          {...wiring}
          ref={focusOnce}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="font-mono tracking-widest"
          autoComplete={isOfApp ? 'one-time-code' : 'off'}
          inputMode={isOfApp ? 'numeric' : 'text'}
          maxLength={isOfApp ? 6 : 24}
        />
      )}
    </Field>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();

interface PasswordFieldProps extends PersonFieldProps {
  /** One that is chosen here, and not the one that opens the account now. */
  isNew?: boolean;
}

export function PasswordField({ label, help, value, onChange, isNew = false }: PasswordFieldProps) {
  const { error, checked } = useFieldError();
  return (
    <Field label={label} help={help} error={error}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          {...checked(onChange)}
          required
          minLength={isNew ? passwordLengthMin : undefined}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={value}
        />
      )}
    </Field>
  );
}
