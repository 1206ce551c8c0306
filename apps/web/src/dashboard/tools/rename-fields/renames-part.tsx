import { ArrowRight, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Button } from '../../../paper/button.tsx';
import { FieldError } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { Notice } from '../../../paper/notice.tsx';
import type { PartProps } from '../form/part-props.ts';
import { useFormFields } from '../form-fields/use-form-fields.ts';
import { usePointingList } from '../form-fields/use-pointing-list.ts';
import { nextPairId, type Pair, pairsIn, withPairs } from '../request/draft.ts';
import { mainPdf } from '../stage/stage-props.ts';
import { renameWords } from './words.ts';

const firstRow: Pair = { id: 1, name: '', value: '' };

/** Rows of an old name and a new one; the form's own names are offered, so that nobody types them. */
export function RenamesPart(props: PartProps) {
  const { name, draft, onChange, error, refused } = props;
  const words = useWords(renameWords);
  const namesId = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  usePointingList(list);
  const { fields } = useFormFields(mainPdf(props)?.document);
  const pairs = pairsIn(draft, name);
  const rows = pairs.length > 0 ? pairs : [firstRow];
  const put = (next: readonly Pair[]) => onChange(withPairs(draft, name, next));
  return (
    <fieldset ref={list} className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium text-sm">{words.heading}</legend>
      <datalist id={namesId}>
        {fields.map((field) => (
          <option key={field.name} value={field.name} />
        ))}
      </datalist>
      {rows.map((row, index) => (
        <RenameRow
          key={row.id}
          row={row}
          number={index + 1}
          namesId={namesId}
          error={refused && refused.field === row.name ? refused.message : undefined}
          onChange={(next) => put(rows.map((other) => (other.id === row.id ? next : other)))}
          onRemove={rows.length > 1 ? () => put(rows.filter((other) => other.id !== row.id)) : undefined}
        />
      ))}
      {error && <Notice tone="bad" title={error} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">{words.help}</p>
        <Button size="small" onClick={() => put([...rows, { ...firstRow, id: nextPairId(rows) }])}>
          <Plus aria-hidden className="size-4" />
          {words.add}
        </Button>
      </div>
    </fieldset>
  );
}

interface RenameRowProps {
  row: Pair;
  number: number;
  namesId: string;
  error: string | undefined;
  onChange: (row: Pair) => void;
  onRemove: (() => void) | undefined;
}

function RenameRow({ row, number, namesId, error, onChange, onRemove }: RenameRowProps) {
  const words = useWords(renameWords);
  return (
    <div data-field={row.name} className="grid gap-1.5">
      {/* One below the other where two names would be cut: on a telephone, and in the column beside the document. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:max-lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto]">
        <TextInput
          aria-label={words.oldName(number)}
          placeholder={words.oldHint}
          list={namesId}
          autoComplete="off"
          value={row.name}
          onChange={(event) => onChange({ ...row, name: event.target.value })}
        />
        <ArrowRight
          aria-hidden
          className="size-4 justify-self-center text-ink-soft max-sm:rotate-90 lg:rotate-90"
        />
        <TextInput
          aria-label={words.newName(number)}
          aria-invalid={error !== undefined || undefined}
          placeholder={words.newHint}
          autoComplete="off"
          value={row.value}
          onChange={(event) => onChange({ ...row, value: event.target.value })}
        />
        <Button
          variant="quiet"
          size="small"
          className="px-2"
          aria-label={words.remove(number)}
          disabled={!onRemove}
          onClick={onRemove}
        >
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <FieldError>{error}</FieldError>
    </div>
  );
}
