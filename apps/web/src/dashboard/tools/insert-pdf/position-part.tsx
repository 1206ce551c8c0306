import { ArrowUpToLine } from 'lucide-react';
import { useWords } from '../../../language/language-context.tsx';
import { Field } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { pagesDocument } from '../form/page-parts.tsx';
import type { PartProps } from '../form/part-props.ts';
import { positionsIn, togglePosition } from '../pages/page-list.ts';
import { PagePicker, PageTile } from '../pages/page-picker.tsx';
import { textIn, withText } from '../request/draft.ts';
import { insertWords } from './words.ts';

/** Where the pages go in, by number: typed, or picked as the page they follow. */
export function PositionPart(props: PartProps) {
  const { name, words: part, draft, onChange, error } = props;
  const words = useWords(insertWords);
  const shown = pagesDocument(props);
  const text = textIn(draft, name);
  const picked = positionsIn(text, shown?.pageCount ?? 0);
  const pick = (position: number) =>
    onChange(withText(draft, name, togglePosition(text, position, shown?.pageCount ?? 0)));
  const canBeFirst = textIn(draft, 'positionRelative') !== 'before';
  return (
    <div className="grid gap-3">
      <Field label={part.label} help={part.help} error={error}>
        {(wiring) => (
          <TextInput
            {...wiring}
            autoComplete="off"
            value={text}
            onChange={(event) => onChange(withText(draft, name, event.target.value))}
          />
        )}
      </Field>
      {shown && (
        <PagePicker
          {...shown}
          label={part.label}
          picked={picked}
          onPick={pick}
          before={
            canBeFirst && (
              <PageTile isPicked={picked.includes(0)} label={words.front} onPick={() => pick(0)}>
                <span className="grid aspect-square w-full place-items-center">
                  <ArrowUpToLine aria-hidden className="size-6" />
                </span>
              </PageTile>
            )
          }
        />
      )}
    </div>
  );
}
