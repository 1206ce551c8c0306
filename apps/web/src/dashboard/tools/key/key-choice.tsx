import { useWords } from '../../../language/language-context.tsx';
import { Field } from '../../../paper/field.tsx';
import { Select } from '../../../paper/inputs.tsx';
import type { ApiKey } from '../../documents/documents.ts';
import { toolsWords } from '../words.ts';

interface KeyChoiceProps {
  keys: readonly ApiKey[];
  chosen: ApiKey;
  onChoose: (id: string) => void;
}

/** Nothing where there is only one to choose. */
export function KeyChoice({ keys, chosen, onChoose }: KeyChoiceProps) {
  const words = useWords(toolsWords);
  if (keys.length === 1) return null;
  return (
    <Field label={words.key}>
      {(wiring) => (
        <Select {...wiring} value={chosen.$id} onChange={(event) => onChoose(event.target.value)}>
          {keys.map((key) => (
            <option key={key.$id} value={key.$id}>
              {key.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
