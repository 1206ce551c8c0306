import { Plus, X } from 'lucide-react';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { FieldError } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import type { RefusedAt } from '../request/answer.ts';
import { nextPairId, type Pair } from '../request/draft.ts';
import { fillWords } from './words.ts';

interface EntriesProps {
  entries: readonly Pair[];
  all: readonly Pair[];
  refused: RefusedAt | undefined;
  onChange: (pairs: readonly Pair[]) => void;
}

/** For what the browser does not see in the document. */
export function OtherEntries({ entries, all, refused, onChange }: EntriesProps) {
  const words = useWords(fillWords);
  const add = () => {
    const taken = new Set(entries.map(({ name }) => name));
    let number = entries.length + 1;
    while (taken.has(words.newName(number))) number += 1;
    onChange([...all, { id: nextPairId(all), name: words.newName(number), value: '' }]);
  };
  const change = (next: Pair) => onChange(all.map((pair) => (pair.id === next.id ? next : pair)));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-medium text-sm">{words.entries}</legend>
      <p className="text-ink-soft text-sm">{words.entriesHelp}</p>
      {entries.map((entry, index) => (
        <div key={entry.id} className="grid gap-1.5">
          <div className="flex items-center gap-2">
            <TextInput
              aria-label={words.name(index + 1)}
              aria-invalid={refused?.field === entry.name || undefined}
              placeholder={words.nameHint}
              autoComplete="off"
              value={entry.name}
              onChange={(event) => change({ ...entry, name: event.target.value })}
            />
            <TextInput
              aria-label={words.value(index + 1)}
              placeholder={words.valueHint}
              autoComplete="off"
              value={entry.value}
              onChange={(event) => change({ ...entry, value: event.target.value })}
            />
            <Button
              variant="quiet"
              size="small"
              className="px-2"
              aria-label={words.remove(index + 1)}
              onClick={() => onChange(all.filter((pair) => pair.id !== entry.id))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </div>
          {refused?.field === entry.name && <FieldError>{refused.message}</FieldError>}
        </div>
      ))}
      <Button size="small" className="justify-self-start" onClick={add}>
        <Plus aria-hidden className="size-4" />
        {words.add}
      </Button>
    </fieldset>
  );
}
