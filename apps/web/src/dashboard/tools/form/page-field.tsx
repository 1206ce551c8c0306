import type { ComponentProps } from 'react';
import { Field } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { textIn, withText } from '../request/draft.ts';
import type { PartProps } from './part-props.ts';
import { useLabel } from './text-parts.tsx';

interface PageFieldProps extends PartProps {
  input?: ComponentProps<'input'>;
}

/** Pages as they are typed; the document beside it says the same at any time. */
export function PageField({ input, ...props }: PageFieldProps) {
  const { name, part, words, draft, onChange, error } = props;
  return (
    <Field label={useLabel(props)} help={words.help} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          {...input}
          maxLength={part.lengthMax}
          autoComplete="off"
          value={textIn(draft, name)}
          onChange={(event) => onChange(withText(draft, name, event.target.value))}
        />
      )}
    </Field>
  );
}
