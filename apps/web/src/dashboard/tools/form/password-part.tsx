import { useWords } from '../../../language/language-context.tsx';
import { Field } from '../../../paper/field.tsx';
import { PasswordInput } from '../../../paper/inputs.tsx';
import type { Draft } from '../request/draft.ts';
import { toolsWords } from '../words.ts';

interface PasswordPartProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  isAsked: boolean;
  /** What keeps the form from being sent, if it is the password. */
  problem?: string | undefined;
}

/** Shown when a chosen file asks for a password; once given, it stays until it is emptied. */
export function PasswordPart({ draft, onChange, isAsked, problem }: PasswordPartProps) {
  const words = useWords(toolsWords);
  if (!isAsked && draft.password === '') return null;
  const error = isAsked && draft.password !== '' ? words.passwordWrong : problem;
  return (
    <Field label={words.password} help={words.passwordHelp} error={error}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          autoComplete="off"
          value={draft.password}
          onChange={(event) => onChange({ ...draft, password: event.target.value })}
        />
      )}
    </Field>
  );
}
