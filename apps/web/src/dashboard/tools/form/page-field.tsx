import type { ComponentProps, ReactNode } from 'react';
import type { PdfView } from '../../../canvas/use-pdfs.ts';
import { Field } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { PagePicker } from '../pages/page-picker.tsx';
import { filesIn, textIn, withText } from '../request/draft.ts';
import type { PartProps } from './part-props.ts';
import { useLabel } from './text-parts.tsx';

/** The document whose pages a part names: the one its name begins with, else the first (page, pages, position). */
export function pagesDocument({
  tool,
  name,
  draft,
  pdfOf,
}: PartProps): Extract<PdfView, { status: 'open' }> | undefined {
  const pdfs = Object.keys(tool.parts).filter((key) => tool.parts[key]?.kind === 'pdf');
  const named = pdfs.find((key) => name.startsWith(key)) ?? pdfs[0];
  const [file] = named === undefined ? [] : filesIn(draft, named);
  const view = file && pdfOf(file);
  return view?.status === 'open' ? view : undefined;
}

interface PageFieldProps extends PartProps {
  /** What the text says so far, and what it says after a click on a page. */
  picked: (text: string, pageCount: number) => readonly number[];
  pick: (text: string, page: number, pageCount: number) => string;
  input?: ComponentProps<'input'>;
  /** A place that is no page, before all of them. */
  before?: (picked: readonly number[], onPick: (page: number) => void) => ReactNode;
}

/** Pages typed, or picked from their pictures; both say the same at any time. */
export function PageField({ picked, pick, input, before, ...props }: PageFieldProps) {
  const { name, part, words, draft, onChange, error } = props;
  const label = useLabel(props);
  const shown = pagesDocument(props);
  const text = textIn(draft, name);
  const put = (next: string) => onChange(withText(draft, name, next));
  const onPick = (page: number) => put(pick(text, page, shown?.pageCount ?? 0));
  const now = picked(text, shown?.pageCount ?? 0);
  return (
    <div className="grid gap-3">
      <Field label={label} help={words.help} error={error}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...input}
            maxLength={part.lengthMax}
            autoComplete="off"
            value={text}
            onChange={(event) => put(event.target.value)}
          />
        )}
      </Field>
      {shown && (
        <PagePicker
          {...shown}
          label={words.label}
          picked={now}
          onPick={onPick}
          before={before?.(now, onPick)}
        />
      )}
    </div>
  );
}
