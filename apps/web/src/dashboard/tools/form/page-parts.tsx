import { Field } from '../../../paper/field.tsx';
import { TextInput } from '../../../paper/inputs.tsx';
import { pagesIn, togglePage } from '../pages/page-list.ts';
import { PagePicker } from '../pages/page-picker.tsx';
import type { PdfView } from '../pages/use-pdfs.ts';
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

/** A list of pages, typed or picked from the pictures. */
export function PagesPart(props: PartProps) {
  const { name, part, words, draft, onChange, error } = props;
  const label = useLabel(props);
  const shown = pagesDocument(props);
  const text = textIn(draft, name);
  return (
    <div className="grid gap-3">
      <Field label={label} help={words.help} error={error}>
        {(wiring) => (
          <TextInput
            {...wiring}
            maxLength={part.lengthMax}
            autoComplete="off"
            value={text}
            onChange={(event) => onChange(withText(draft, name, event.target.value))}
          />
        )}
      </Field>
      {shown && (
        <PagePicker
          {...shown}
          label={words.label}
          picked={pagesIn(text, shown.pageCount)}
          onPick={(page) => onChange(withText(draft, name, togglePage(text, page, shown.pageCount)))}
        />
      )}
    </div>
  );
}

/** One page number. */
export function PagePart(props: PartProps) {
  const { name, words, draft, onChange, error } = props;
  const shown = pagesDocument(props);
  const text = textIn(draft, name);
  return (
    <div className="grid gap-3">
      <Field label={words.label} help={words.help} error={error}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="number"
            min={1}
            step={1}
            value={text}
            onChange={(event) => onChange(withText(draft, name, event.target.value))}
          />
        )}
      </Field>
      {shown && (
        <PagePicker
          {...shown}
          label={words.label}
          picked={[Number(text)]}
          onPick={(page) => onChange(withText(draft, name, String(page)))}
        />
      )}
    </div>
  );
}
