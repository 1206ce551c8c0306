import { useState } from 'react';
import { useWords } from '../../../language/language-context.tsx';
import { Field } from '../../../paper/field.tsx';
import { filesIn, withFiles } from '../request/draft.ts';
import { ChosenFile } from './chosen-file.tsx';
import { DropArea, emptyOf, isPdf } from './drop-area.tsx';
import type { PartProps } from './part-props.ts';
import { formWords } from './words.ts';

/** One PDF. */
export function PdfPart({ name, words: part, draft, onChange, error, pdfOf }: PartProps) {
  const words = useWords(formWords);
  const [refusal, setRefusal] = useState<string>();
  const [file] = filesIn(draft, name);
  const take = (chosen: File[]) => {
    if (chosen.length > 1) return setRefusal(words.onlyOne);
    const empty = emptyOf(chosen);
    const refused = chosen.every(isPdf) ? empty && words.empty(empty.name) : words.invalid;
    setRefusal(refused);
    onChange(withFiles(draft, name, refused === undefined ? chosen : []));
  };
  return (
    <Field label={part.label} help={part.help} error={refusal ?? error}>
      {(wiring) => (
        <DropArea wiring={wiring} label={part.label} hasFiles={file !== undefined} onFiles={take}>
          {file && <ChosenFile file={file} view={pdfOf(file)} />}
        </DropArea>
      )}
    </Field>
  );
}
