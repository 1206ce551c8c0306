import { type KnownOperation, operations } from '@pagesmith/operations';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language/language-context.tsx';
import { Button } from '../../paper/button.tsx';
import { Card } from '../../paper/card.tsx';
import { Field } from '../../paper/field.tsx';
import { Select } from '../../paper/inputs.tsx';

import { pipelinesWords } from './words.ts';

interface AddStepProps {
  isFirst: boolean;
  onAdd: (tool: KnownOperation) => void;
}

export function AddStep({ isFirst, onAdd }: AddStepProps) {
  const words = useWords(pipelinesWords);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(operations[0] as KnownOperation);
  return (
    <Card className="grid min-w-0 gap-4">
      {isFirst && (
        <div className="grid gap-1">
          <h3 className="text-lg">{words.first}</h3>
          <p className="text-ink-soft text-sm">{words.firstText}</p>
        </div>
      )}
      <Field label={words.chooseTool}>
        {(wiring) => (
          <Select
            {...wiring}
            value={chosen.id}
            onChange={({ target }) => setChosen(operations.find(({ id }) => id === target.value) ?? chosen)}
          >
            {operations.map(({ id, copy }) => (
              <option key={id} value={id}>
                {copy[language].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Button onClick={() => onAdd(chosen)}>
          <Plus aria-hidden className="size-4" />
          {words.add}
        </Button>
      </div>
    </Card>
  );
}
