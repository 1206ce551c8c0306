import { useWords } from '../../../language/language-context.tsx';
import { PageField } from '../form/page-field.tsx';
import type { PartProps } from '../form/part-props.ts';
import { insertWords } from './words.ts';

/** Where to insert the pages, by number: typed, or picked as a gap of the document. */
export function PositionPart(props: PartProps) {
  const words = useWords(insertWords);
  // The form asks for it whenever it is shown, though a call may name a text instead.
  const part = { ...props.part, isRequired: true };
  return <PageField {...props} part={part} words={{ ...props.words, help: words.help }} />;
}
