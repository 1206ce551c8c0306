import { useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Field } from '../../paper/field.tsx';
import { Select } from '../../paper/inputs.tsx';
import { Notice } from '../../paper/notice.tsx';
import type { ApiKey } from '../documents/documents.ts';
import { toolsWords } from './words.ts';

export function KeyWarning({ hasKeys, onOpenKeys }: { hasKeys: boolean; onOpenKeys: () => void }) {
  const words = useWords(toolsWords);
  return (
    <Notice tone="warn" title={words.keyRequired}>
      <div className="grid justify-items-start gap-3">
        <p>{hasKeys ? words.keyInactiveText : words.keyRequiredText}</p>
        <Button size="small" onClick={onOpenKeys}>
          {words.toKeys}
        </Button>
      </div>
    </Notice>
  );
}

interface KeyChoiceProps {
  keys: readonly ApiKey[];
  chosen: ApiKey;
  onChoose: (id: string) => void;
}

export function KeyChoice({ keys, chosen, onChoose }: KeyChoiceProps) {
  const words = useWords(toolsWords);
  return (
    <Field label={words.key} help={words.keyHelp}>
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
