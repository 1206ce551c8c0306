import { ArrowUpToLine } from 'lucide-react';
import { useWords } from '../../../language/language-context.tsx';
import { PageField } from '../form/page-field.tsx';
import type { PartProps } from '../form/part-props.ts';
import { positionsIn, togglePosition } from '../pages/page-list.ts';
import { PageTile } from '../pages/page-picker.tsx';
import { textIn } from '../request/draft.ts';
import { insertWords } from './words.ts';

/** Where the pages go in, by number: typed, or picked as the page they follow. */
export function PositionPart(props: PartProps) {
  const words = useWords(insertWords);
  const canBeFirst = textIn(props.draft, 'positionRelative') !== 'before';
  // The form asks for it whenever it is shown, though a call may name a text instead.
  const part = { ...props.part, isRequired: true };
  const partWords = { ...props.words, help: words.help };
  return (
    <PageField
      {...props}
      part={part}
      words={partWords}
      picked={positionsIn}
      pick={togglePosition}
      before={(picked, onPick) =>
        canBeFirst && (
          <PageTile isPicked={picked.includes(0)} label={words.front} onPick={() => onPick(0)}>
            <span className="grid aspect-square w-full place-items-center">
              <ArrowUpToLine aria-hidden className="size-6" />
            </span>
          </PageTile>
        )
      }
    />
  );
}
