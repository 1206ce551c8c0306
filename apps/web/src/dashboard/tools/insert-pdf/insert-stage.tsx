import { Plus } from 'lucide-react';
import { useWords } from '../../../language/language-context.tsx';
import { classNames } from '../../../paper/class-names.ts';
import { positionsIn, togglePosition } from '../pages/page-list.ts';
import { filesIn, textIn, withText } from '../request/draft.ts';
import { PartCanvas } from '../stage/part-canvas.tsx';
import type { StageProps } from '../stage/stage-props.ts';
import { placeIn } from './place.ts';
import { insertWords } from './words.ts';

/** The gaps between the pages are buttons: what is inserted goes where they are pressed. */
export function InsertStage(props: StageProps) {
  const { draft, onChange, pdfOf } = props;
  const words = useWords(insertWords);
  const [base] = filesIn(draft, 'base');
  const view = base && pdfOf(base);
  const pageCount = view?.status === 'open' ? view.pageCount : 0;
  // A position names the page that the new ones follow, or precede: the same gap is one more then.
  const shift = textIn(draft, 'positionRelative') === 'before' ? 1 : 0;
  const text = textIn(draft, 'position');
  const chosen = positionsIn(text, pageCount);
  const gap = (after: number) => {
    const position = after + shift;
    if (position > pageCount) return null;
    return (
      <Gap
        key={after}
        isFront={after === 0}
        label={after === 0 ? words.front : words.after(after)}
        isChosen={chosen.includes(position)}
        onChoose={() => onChange(withText(draft, 'position', togglePosition(text, position, pageCount)))}
      />
    );
  };
  const gaps = placeIn(draft) === 'manual' ? { gap } : {};
  return <PartCanvas {...props} {...gaps} part="base" size="choosing" />;
}

interface GapProps {
  /** Before the first page, where no column is kept for it. */
  isFront: boolean;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Gap({ isFront, label, isChosen, onChoose }: GapProps) {
  return (
    <li
      className={classNames(
        'flex justify-center self-stretch',
        isFront && 'absolute inset-y-0 right-full mr-2 w-6 [grid-area:1/1/2/2]',
      )}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={label}
        title={label}
        onClick={onChoose}
        className={classNames(
          'group relative grid w-8 shrink-0 cursor-pointer place-items-center rounded-control transition-colors',
          isChosen ? 'bg-accent/15' : 'hover:bg-rule',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'absolute inset-y-1 left-1/2 w-0.5 -translate-x-1/2 rounded-full transition-colors',
            isChosen ? 'bg-accent' : 'bg-rule group-hover:bg-edge',
          )}
        />
        <span
          aria-hidden
          className={classNames(
            'relative grid size-6 place-items-center rounded-full border',
            isChosen ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-sheet text-ink-soft',
          )}
        >
          <Plus className="size-4" />
        </span>
      </button>
    </li>
  );
}
