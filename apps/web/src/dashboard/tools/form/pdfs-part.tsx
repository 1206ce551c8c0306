import { useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Field } from '../../../paper/field.tsx';
import { filesIn, withFiles } from '../request/draft.ts';
import { DropArea, emptyOf, isPdf } from './drop-area.tsx';
import { OrderedFiles } from './ordered-files.tsx';
import type { PartProps } from './part-props.ts';
import { formWords } from './words.ts';

/** Several PDFs, in an order that can be changed. */
export function PdfsPart({ name, part, words: partWords, draft, onChange, error, pdfOf }: PartProps) {
  const words = useWords(formWords);
  const [refusal, setRefusal] = useState<string>();
  const files = filesIn(draft, name);
  const put = (next: readonly File[]) => onChange(withFiles(draft, name, next));
  const add = (chosen: File[]) => {
    const { countMax = Number.POSITIVE_INFINITY } = part;
    const count = files.length + chosen.length;
    if (!chosen.every(isPdf)) return setRefusal(words.onlyPdf);
    const empty = emptyOf(chosen);
    if (empty) return setRefusal(words.empty(empty.name));
    if (count > countMax) return setRefusal(words.tooMany(countMax, count));
    setRefusal(undefined);
    put([...files, ...chosen]);
  };
  return (
    <Field label={partWords.label} error={refusal ?? error}>
      {(wiring) => (
        <DropArea wiring={wiring} label={partWords.label} isSeveral hasFiles={files.length > 0} onFiles={add}>
          {files.length > 0 && (
            <OrderedFiles
              label={words.order(partWords.label)}
              files={files}
              pdfOf={pdfOf}
              onChange={(next) => {
                setRefusal(undefined);
                put(next);
              }}
            />
          )}
        </DropArea>
      )}
    </Field>
  );
}
