import { Plus, X } from 'lucide-react';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import type { PartProps } from '../form/part-props.ts';
import { nextPairId, type Pair, pairsIn, withPairs } from '../request/draft.ts';
import { OfferedField } from './offered-field.tsx';
import { useFormFields } from './use-form-fields.ts';
import { fillWords } from './words.ts';

/** The form's fields, each with its control, and below them entries for what the browser does not see. */
export function FieldsPart(props: PartProps) {
  const { name, draft, onChange } = props;
  const words = useWords(fillWords);
  const { fields, isRead } = useFormFields(props);
  const pairs = pairsIn(draft, name);
  const put = (next: readonly Pair[]) => onChange(withPairs(draft, name, next));
  const fill = (field: string, values: readonly string[]) => {
    const others = pairs.filter((pair) => !(pair.isOffered && pair.name === field));
    const first = nextPairId(pairs);
    const added = values.map((value, index) => ({ id: first + index, name: field, value, isOffered: true }));
    put([...others, ...added]);
  };
  const valuesOf = (field: string) =>
    pairs.filter((pair) => pair.isOffered && pair.name === field).map(({ value }) => value);
  return (
    <>
      {fields.length > 0 && (
        <fieldset className="grid min-w-0 gap-4">
          <legend className="font-medium">{words.fields}</legend>
          <p className="text-ink-soft text-sm">{words.fieldsHelp}</p>
          {fields.map((field) => (
            <OfferedField
              key={field.name}
              field={field}
              values={valuesOf(field.name)}
              onChange={(values) => fill(field.name, values)}
            />
          ))}
        </fieldset>
      )}
      {isRead && fields.length === 0 && <p className="text-ink-soft text-sm">{words.noFields}</p>}
      <Entries entries={pairs.filter((pair) => !pair.isOffered)} all={pairs} onChange={put} />
    </>
  );
}

interface EntriesProps {
  entries: readonly Pair[];
  all: readonly Pair[];
  onChange: (pairs: readonly Pair[]) => void;
}

function Entries({ entries, all, onChange }: EntriesProps) {
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
        <div key={entry.id} className="flex items-center gap-2">
          <TextInput
            aria-label={words.name(index + 1)}
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
      ))}
      <Button size="small" className="justify-self-start" onClick={add}>
        <Plus aria-hidden className="size-4" />
        {words.add}
      </Button>
    </fieldset>
  );
}
